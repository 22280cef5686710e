import { ensureBuilt } from '../scripts/build.mjs'
import { runCommand, typescript } from '../scripts/command.mjs'
import { ensureInstalled } from '../scripts/install.mjs'
import { giveUp } from '../scripts/project.mjs'

/*
 * `npm run attack`, `bench`, `chaos`, `first-step`, `lighthouse`, `pictures` and `servers`: programs that test the built server
 * further than the gate does. Each is a folder with a program of its name; the results go to docs/.
 */

const programs = ['attack', 'bench', 'chaos', 'first-step', 'lighthouse', 'pictures', 'servers']
const [name, ...given] = process.argv.slice(2)
if (!programs.includes(name)) giveUp(`Usage: npm run ${programs.join(' | ')} -- [what it takes]`)
await ensureInstalled()
await ensureBuilt()
const { code } = await runCommand(typescript(`lab/${name}/${name}.ts`, ...given), {
  env: { LAB_BEGAN_AT: String(performance.timeOrigin) },
})
process.exit(code)
