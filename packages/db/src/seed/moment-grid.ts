import { homeGrid, momentGrid } from '@fgm/shared/activities/moment-grid'
import { authoredActivities } from './activities.ts'

/* Lists the empty cells of the grid of the authored library, and counts them (see README.md in this folder). */

const authored = authoredActivities()
const cells = momentGrid(authored)
const home = homeGrid(authored)
const empty = cells.filter(({ count }) => count === 0)
const lines = empty.map(
  ({ where, need, age, energy }) => `empty: ${where}, ${need}, ${age}, ${energy} energy`,
)
lines.push(`grid: ${empty.length} of ${cells.length} cells are empty`)
lines.push(
  ...home.flatMap(({ where, age, count }) => (count === 0 ? [`empty: ${where}, ${age}`] : [])),
  `places and routines at home: ${home.filter(({ count }) => count === 0).length} of ${home.length} are empty`,
)
process.stdout.write(`${lines.join('\n')}\n`)
