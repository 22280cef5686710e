import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Paths of other packages, found from the project's root, so that they are the same for the source and for the
 * built bundle, which is in another place.
 */

const root = findRoot(dirname(fileURLToPath(import.meta.url)))

export const projectPaths = {
  migrations: join(root, 'packages/db/migrations'),
  web: join(root, 'packages/web/dist'),
}

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('The project root (pnpm-workspace.yaml) was not found')
  return findRoot(parent)
}
