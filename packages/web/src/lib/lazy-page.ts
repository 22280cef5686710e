import { lazyRouteComponent } from '@tanstack/react-router'
import { isImportError, unlessSilent } from './import-errors.ts'

/**
 * A page that loads when it is needed, unless the server hangs. Of a file that did not come the router would reload the window by itself, even
 * where nobody answers, and the browser's own error would stand in our place. So it does not learn of it: the error
 * page decides (`error-page.tsx`).
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    try {
      return await unlessSilent(load())
    } catch (error) {
      if (isImportError(error)) throw new Error('A file of this page is missing', { cause: error })
      throw error
    }
  }, name)
