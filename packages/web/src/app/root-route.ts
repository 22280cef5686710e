import { createRootRoute } from '@tanstack/react-router'
import { lazyPage } from '../lib/lazy-page.ts'
import { Layout } from './layout.tsx'

export const rootRoute = createRootRoute({
  component: Layout,
  notFoundComponent: lazyPage(() => import('../ui/not-found-page.tsx'), 'NotFoundPage'),
})

/** What every page declares in the table of pages. */
export const getParentRoute = () => rootRoute
