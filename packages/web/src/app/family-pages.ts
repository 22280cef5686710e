/* Pages that nobody needs before being signed in. Each still loads by itself. */

export const loadGenerator = () => import('../features/generator/generator-page.tsx')

export const loadProfile = () => import('../features/profile/profile-page.tsx')

export const loadAdmin = () => import('../features/admin/admin-page.tsx')

export const loadGallery = () => import('../features/blueprints/gallery-page.tsx')

export const loadEditor = () => import('../features/blueprints/blueprint-editor-page.tsx')
