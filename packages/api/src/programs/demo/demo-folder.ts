import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * The folder of the demo data. A note in it says that it is ours and whether it is
 * complete, so that the demo never empties a database that someone else made.
 */

const notePath = (folder: string) => join(folder, 'demo-town.json')

/**
 * Whether the folder has complete demo data. Otherwise, or if `is_fresh_wanted`, it is emptied and prepared for filling.
 * @throws if the folder has a database that no demo has made.
 */
export function prepareDemoFolder(
  folder: string,
  { is_fresh_wanted }: { is_fresh_wanted: boolean },
): boolean {
  const note = notePath(folder)
  const state = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')).state : null
  if (state === 'filled' && !is_fresh_wanted) return true
  if (state === null && existsSync(join(folder, 'fgm.sqlite')))
    throw new Error(`${folder} holds a database that is not a demo. Please choose another folder.`)
  for (const name of ['fgm.sqlite', 'fgm.sqlite-wal', 'fgm.sqlite-shm', 'mail'])
    rmSync(join(folder, name), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeState(folder, 'filling')
  return false
}

/** Records that the demo data is complete. */
export const finishDemoFolder = (folder: string) => writeState(folder, 'filled')

function writeState(folder: string, state: 'filling' | 'filled') {
  writeFileSync(notePath(folder), `${JSON.stringify({ state })}\n`)
}
