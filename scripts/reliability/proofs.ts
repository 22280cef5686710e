import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * A statement about what cannot happen, and what proves it. A proof is written short, as
 * 'auth/sign-in: name of the test'; the check looks whether that file holds a test of that name.
 */

const root = join(import.meta.dirname, '../..')

/**
 * A proof: 'folder/file: name of a test'; 'attack: kind of input' of `npm run attack`; 'chaos: name of a
 * fault' of `npm run chaos`; the path of a file that says it.
 */
export type Proof = string

/** One row: what is claimed, what proves it, and in words what the proofs do not say. */
export type Claim = { id: string; statement: string; proofs: readonly Proof[]; words?: string }

/** The file that a proof stands in, from the root, and the name of the test there. */
export function partsOf(proof: Proof): { path: string; name: string | null } {
  const at = proof.indexOf(': ')
  if (at < 0) return { path: proof, name: null }
  return { path: fileOf(proof.slice(0, at)), name: proof.slice(at + 2) }
}

const places: readonly [start: string, folder: string][] = [
  ['e2e/', ''],
  ['scripts/', ''],
  ['test/', 'packages/api/'],
  ['src/', 'packages/api/'],
  ['shared/', 'packages/shared/src/'],
  ['database/', 'packages/db/'],
]

function fileOf(short: string): string {
  if (short === 'attack' || short === 'chaos') return `scripts/${short}`
  const place = places.find(([start]) => short.startsWith(start))
  if (!place) return `packages/api/src/features/${short}.test.ts`
  const [start, folder] = place
  const is_stripped = start === 'shared/' || start === 'database/'
  return `${folder}${is_stripped ? short.slice(start.length) : short}.test.ts`
}

/** Why a proof is none: its file or its name is not there. Null when all is well. */
export function problemOf(proof: Proof): string | null {
  const { path, name } = partsOf(proof)
  if (!existsSync(join(root, path))) return `${proof}: there is no ${path}`
  if (name === null) return null
  const text = textIn(path)
  const is_there = [`'${name}'`, `"${name}"`, `\`${name}\``].some((quoted) => text.includes(quoted))
  return is_there ? null : `${path} holds nothing called '${name}'`
}

/** The text of a file, or of all files below a folder. */
function textIn(path: string): string {
  if (/\.\w+$/.test(path)) return readFileSync(join(root, path), 'utf8')
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, path, file), 'utf8'))
    .join('\n')
}

/** A table of claims for `docs/reliability.md`. */
export function renderedTable(claims: readonly Claim[]): string {
  const rows = claims.map(({ id, statement, proofs, words }) => {
    const all = [...proofs.map(shown), ...(words ? [words] : [])]
    return `| ${id} | ${cell(statement)} | ${all.map(cell).join('<br>')} |`
  })
  return ['| | Statement | Proof |', '|--|--|--|', ...rows].join('\n')
}

function shown(proof: Proof): string {
  const { path, name } = partsOf(proof)
  if (name === null)
    return `[${path}](${path.replace(/^docs\//, '').replace(/^(?!decisions|backups)/, '../')})`
  if (path === 'scripts/attack') return `\`npm run attack\`: ${name}`
  if (path === 'scripts/chaos') return `\`npm run chaos -- --only ${name}\``
  return `\`${path}\`: ${name}`
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
