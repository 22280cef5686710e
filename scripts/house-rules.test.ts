import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths, read as textOf } from './tree.ts'

/*
 * Architecture tests: conventions that biome.json cannot express. A failing rule lists the places that break it; docs/decisions
 * and STYLE.md give the reasons.
 */

type File = { path: string; text: string; code: string; lines: number }
type Import = { from: string; target: string }

function read(path: string): File {
  const text = textOf(path)
  // Comments may mention what code may not do.
  const code = text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '')
  return { path, text, code, lines: text.split('\n').length - 1 }
}

const files = paths.filter((path) => /\.(ts|tsx|mjs|js|css)$/.test(path)).map(read)
const isTest = ({ path }: File) => /\.test\.tsx?$|^packages\/\w+\/test\/|^e2e\//.test(path)
const isConfig = ({ path }: File) => /\.config\.ts$|^vitest\.workspace\.ts$/.test(path)
const isScript = ({ path }: File) =>
  /^(scripts|lab)\/|^packages\/web\/[^/]+\.mjs$|-from-source\.mjs$/.test(path)
const inFolder = (folder: string) => files.filter(({ path }) => path.startsWith(folder))
const source = files.filter((file) => !isTest(file) && !isConfig(file) && !isScript(file))
const tests = files.filter(isTest)

/** All matches of a pattern in the code of files, as 'path: match'. */
const places = (list: File[], pattern: RegExp) =>
  list.flatMap(({ path, code }) =>
    [...code.matchAll(pattern)].map((match) => `${path}: ${match[0].trim()}`),
  )

const importPattern =
  /^(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'|^import\s+'([^']+)'/gm

const importsOf = ({ path, code }: File): Import[] =>
  [...code.matchAll(importPattern)].map(([, named, lazy, bare]) => {
    const target = named ?? lazy ?? bare ?? ''
    return {
      from: path,
      target: target.startsWith('.') ? normalize(join(dirname(path), target)) : target,
    }
  })
const imports = (list: File[]) => list.flatMap(importsOf)
const arrows = (list: Import[]) => list.map(({ from, target }) => `${from} -> ${target}`)

/** An error message that is compared, searched or cut. */
const sentenceCompared =
  /(?:\bmessage|[eE]rrorMessage\([^)]*\))\??\.(?:includes|startsWith|endsWith|match|replace|search|indexOf)\(|(?:\.message|[eE]rrorMessage\([^)]*\)) *[!=]==|[!=]== *\w+\.message\b|\.(?:test|exec)\([^)]*\bmessage\)/g

/** All of these except the ones at these paths. */
const but = (list: File[], allowed: RegExp) => list.filter(({ path }) => !allowed.test(path))

const painted = but(
  inFolder('packages/web/src'),
  /styles\/tokens\.css$|\/ui\/drawings\/|\.test\.tsx?$/,
)

/** Forbidden patterns: the rule, where it holds, and what would break it. */
const forbidden: [rule: string, files: File[], pattern: RegExp][] = [
  [
    'a test replaces no module: the seam is HTTP, or a dependency that is passed in',
    files,
    /\b(vi|jest)\.(mock|doMock)\(/g,
  ],
  ['a test keeps no snapshots', tests, /\.toMatch(Inline|File)?Snapshot\(/g],
  [
    'takes time and random values from deps; only services/system.ts asks the system',
    but(source, /^packages\/(web\/|api\/src\/services\/system\.ts)/),
    /new Date\(\)|Date\.now\(|Math\.random\(|random(UUID|Bytes|Int)\(/g,
  ],
  [
    // Browsers and Node distinguish these failures only by message.
    'branches on the code of an error, never on its sentence',
    but(
      source,
      /^packages\/(web\/src\/lib\/import-errors|api\/src\/services\/ai-gateway\/failures)\.ts$/,
    ),
    sentenceCompared,
  ],
  [
    'throws errors with the helpers of core/errors.ts, which require a code',
    but(source, /^packages\/api\/src\/core\/errors\.ts$/),
    /new (TRPC|Refusal)Error\(/g,
  ],
  [
    // The database's own test proves that this is refused.
    'waits for nothing inside a transaction',
    but(files, /^packages\/db\/src\/database\.test\.ts$/),
    /async\s*\(?\s*tx\b/g,
  ],
  ['builds no SQL and no program from text', source, /\bsql\.raw\(|\beval\(|new Function\(/g],
  [
    // Our own drawings are files of the build, not text that anyone typed.
    'builds no page from text',
    but(source, /^packages\/web\/src\/ui\/drawings\/drawing\.tsx$/),
    /dangerouslySetInnerHTML|\.innerHTML\b/g,
  ],
  [
    'takes colors from tokens.css',
    painted,
    /(?<![\w&/=])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!['"]?\))|\b(?:rgba?|hsla?|oklch)\(\s*\d/gi,
  ],
  [
    'takes font sizes from tokens.css, so that they grow with the reader’s setting',
    painted,
    /font-size:\s*[\d.]+px|font:\s[^;]*\d+px|fontSize:\s*['"]?\d|text-\[\d+px\]/g,
  ],
  [
    'only membership.ts compares waitlist_status',
    but(source, /^packages\/shared\/src\/family\/membership\.ts$/),
    /^.*\bwaitlist_status\s*[!=]==.*/gm,
  ],
  [
    'the SQLite driver for this Node is chosen in one place',
    files,
    /^import (?!type ).*'better-sqlite3|(?:require|import)\('better-sqlite3/gm,
  ],
]

describe('code', () => {
  test.each(forbidden)('%s', (_, list, pattern) => {
    expect(list.length).toBeGreaterThan(50)
    expect(places(list, pattern)).toEqual([])
  })

  test('casts past the compiler only under a comment that says why', () => {
    const bare = /^(?!\s*(?:\/\/|\*|\/\*)).*\n.* as unknown (?=as ).*/m
    expect(files.flatMap(({ path, text }) => (bare.test(text) ? [path] : []))).toEqual([])
  })
})

describe('files', () => {
  test('are named for their content', () => {
    const vague = /^(utils?|helpers?|common|misc)\b/
    expect(files.map(({ path }) => path).filter((path) => vague.test(basename(path)))).toEqual([])
    const folders = files.flatMap(({ path }) => dirname(path).split('/'))
    expect(folders.filter((folder) => vague.test(folder))).toEqual([])
  })

  test('stay short: 400 lines, tests 500; authored content is data', () => {
    const content = /^packages\/db\/(migrations|src\/seed\/(activities|plays))\//
    const long = files.filter(
      (file) => !content.test(file.path) && file.lines > (isTest(file) ? 500 : 400),
    )
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([])
  })

  test('of tests hold tests of at most 25 lines', () => {
    const long = tests.flatMap(({ path, text }) => testsIn(text).map((one) => ({ path, ...one })))
    expect(long.length).toBeGreaterThan(100)
    const over = long.filter(({ lines }) => lines > 25)
    expect(over.map(({ path, name, lines }) => `${path}: ${lines} lines: ${name}`)).toEqual([])
  })

  test('of packages come from the default registry: the lockfile has no other address', () => {
    const lines = textOf('pnpm-lock.yaml').split('\n')
    expect(lines.filter((line) => /https?:/.test(line))).toEqual([])
  })

  test('that comments and documents name exist', () => {
    const ends = new Set(
      paths.flatMap((path) => path.split('/').map((_, at, all) => all.slice(at).join('/'))),
    )
    const documents = paths.filter((path) => path.endsWith('.md')).map(read)
    const comments = files.map(({ path, text }) => ({
      path,
      text: [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)].join('\n'),
    }))
    const missing = [...documents, ...comments].flatMap(({ path, text }) =>
      namedFiles(text)
        .filter((name) => !ends.has(name.replace(/^(?:\.{1,2}\/)+/, '')) && !made.test(name))
        .map((name) => `${path}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  /** The tests of a file: their names, and how many lines their bodies have. */
  function testsIn(text: string) {
    const lines = text.split('\n')
    return lines.flatMap((line, start) => {
      const name = /^\s*(?:test|atNight|\S*\))\((['"`].*)=> \{$/.exec(line)?.[1]
      if (!name) return []
      const indent = line.length - line.trimStart().length
      const end = lines.findIndex(
        (other, at) => at > start && other.startsWith(`${' '.repeat(indent)}}`),
      )
      return [{ name, lines: end - start - 1 }]
    })
  }
})

/** Created by a build, a start or an installation, and so may be named without existing here. */
const made =
  /(?:^|\/)(?:dist|current)\/|^(?:\w+\/)?(?:backup-status|preload-manifest|release)\.json$|^pdf-worker\.mjs$/

const fileName =
  /(?<![\w/.@:*<>{}$-])((?:\.{1,2}\/)*(?:[\w.@-]+\/)+[\w.-]+\.(?:tsx?|m?js|css|md|json|sql|svg|ya?ml))\b(?![\w/])|`([a-z][\w.-]*\.(?:tsx?|m?js|css|md|json|sql|svg|ya?ml))`/g

/** The files that a text names: paths, and bare names in backticks. */
const namedFiles = (text: string) =>
  [...text.matchAll(fileName)].map(([, path, name]) => path ?? name ?? '')

describe('boundaries', () => {
  const webSource = inFolder('packages/web/src/').filter((file) => !isTest(file))

  test('features of the server import only each other’s public file; only the code that assembles the server may import more', () => {
    const assembly = /^packages\/api\/src\/((programs|http)\/|core\/(context|deps|trpc)\.ts)/
    const bound = inFolder('packages/api/src/').filter(
      (file) => !isTest(file) && !assembly.test(file.path),
    )
    const feature = /^packages\/api\/src\/features\/([\w-]+)\/(.+)\.(?:ts|mjs)$/
    const wrong = imports(bound).filter(({ from, target }) => {
      const [, name, file] = feature.exec(target) ?? []
      return name && name !== feature.exec(from)?.[1] && file !== name
    })
    expect(arrows(wrong)).toEqual([])
  })

  test('the app folder imports features and nothing imports it; ui, lib and session import no feature', () => {
    const appFolder = /^packages\/web\/src\/(app\/|main\.tsx|entry-prerender\.tsx)/
    const wrong = imports(webSource.filter(({ path }) => !appFolder.test(path))).filter(
      ({ from, target }) =>
        appFolder.test(target) ||
        (/^packages\/web\/src\/(ui|lib|session)\//.test(from) && /\/src\/features\//.test(target)),
    )
    expect(arrows(wrong)).toEqual([])
  })

  test('a class name begins a selector in the styles of one feature only: the order of pages does not matter', () => {
    const featuresOf = new Map<string, Set<string>>()
    for (const { path, code } of inFolder('packages/web/src/features/')) {
      if (!path.endsWith('.css')) continue
      const feature = path.split('/')[4] ?? ''
      for (const [, name = ''] of code.matchAll(/^ *\.([\w-]+) *[,{]/gm))
        featuresOf.set(name, (featuresOf.get(name) ?? new Set()).add(feature))
    }
    const shared = [...featuresOf].filter(([, features]) => features.size > 1)
    expect(shared.map(([name, features]) => `.${name}: ${[...features].join(', ')}`)).toEqual([])
  })

  test('features of the pages import only files directly in another feature’s folder; sub-folders are private', () => {
    const subFolder = /^packages\/web\/src\/features\/([\w-]+)\/[\w-]+\//
    const wrong = imports(webSource.filter(({ path }) => !/\/src\/app\//.test(path))).filter(
      ({ from, target }) => {
        const other = subFolder.exec(target)?.[1]
        return other && !from.startsWith(`packages/web/src/features/${other}/`)
      },
    )
    expect(arrows(wrong)).toEqual([])
  })
})
