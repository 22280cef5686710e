// Bare `npx vitest` and editors look for this name; the projects stand in vitest.workspace.ts.
import workspace from './vitest.workspace.ts'

export default workspace
