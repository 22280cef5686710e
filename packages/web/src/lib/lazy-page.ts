import { lazyRouteComponent } from '@tanstack/react-router'
import { failIfServerAway, isImportError } from './import-errors.ts'

/**
 * A page that loads when it is needed. When a file is missing, the router would reload the window even without a
 * server, and the browser's own error would replace our page. With another message it does not: `error-page.tsx`
 * decides.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      failIfServerAway(load()).catch((cause: unknown) => {
        throw isImportError(cause) ? new Error('A file of this page is missing', { cause }) : cause
      }),
    name,
  )
