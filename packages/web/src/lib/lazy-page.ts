import { lazyRouteComponent } from '@tanstack/react-router'
import { isImportError } from './import-errors.ts'

/**
 * A page that loads when it is needed. The router reloads the window once for a file that is gone, as after a deploy;
 * without a network that would only put the browser's own error in our place, so it does not learn of it then.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    try {
      return await load()
    } catch (error) {
      if (isImportError(error) && !navigator.onLine)
        throw new Error('There is no network', { cause: error })
      throw error
    }
  }, name)
