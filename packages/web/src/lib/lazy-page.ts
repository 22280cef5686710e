import { lazyRouteComponent } from '@tanstack/react-router'
import { isImportError, unlessSilent } from './import-errors.ts'

/**
 * A page that loads when it is needed. When a file does not come the router would reload the window, also where no server
 * responds, and the browser's own error would replace our page. With another message it does not: the error page
 * decides (`error-page.tsx`).
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      unlessSilent(load()).catch((cause: unknown) => {
        throw isImportError(cause) ? new Error('A file of this page is missing', { cause }) : cause
      }),
    name,
  )
