import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/*
 * Architecture tests: conventions that biome.json cannot express. A failing rule lists the places that
 * break it; docs/decisions and STYLE.md give the reasons.
 */

const root = dirname(import.meta.dirname)
const unowned = /^(node_modules|dist.*|\.git|\.cache|data|test-results)$/

type File = { path: string; text: string; code: string; lines: number }
type Import = { from: string; target: string }

/** All our paths, relative to the root. */
function pathsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (unowned.test(entry.name)) return []
    if (entry.isDirectory()) return pathsIn(path)
    return entry.isFile() ? [path] : []
  })
}

function read(path: string): File {
  const text = readFileSync(join(root, path), 'utf8')
  // Comments may mention what code may not do.
  const code = text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '')
  return { path, text, code, lines: text.split('\n').length - 1 }
}

const paths = pathsIn('.')
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

/** A message of an error that is compared, searched or cut. */
const sentenceCompared =
  /(?:\bmessage|[eE]rrorMessage\([^)]*\))\??\.(?:includes|startsWith|endsWith|match|replace|search|indexOf)\(|(?:\.message|[eE]rrorMessage\([^)]*\)) *[!=]==|[!=]== *\w+\.message\b|\.(?:test|exec)\([^)]*\bmessage\)/g

describe('code', () => {
  test('replaces no module in a test: the seam is HTTP, or a dependency that is passed in', () => {
    expect(places(files, /\b(vi|jest)\.(mock|doMock)\(/g)).toEqual([])
  })

  test('keeps no snapshots', () => {
    expect(places(tests, /\.toMatch(Inline|File)?Snapshot\(/g)).toEqual([])
  })

  test('takes time and chance from deps; only services/system.ts asks the machine', () => {
    const allowed = /^packages\/(web\/|api\/src\/services\/system\.ts)/
    const bound = source.filter(({ path }) => !allowed.test(path))
    expect(
      places(bound, /new Date\(\)|Date\.now\(|Math\.random\(|random(UUID|Bytes|Int)\(/g),
    ).toEqual([])
  })

  test('branches on the code of a refusal, never on its sentence', () => {
    // Browsers and Node tell these failures apart by nothing but a message.
    const allowed =
      /^packages\/(web\/src\/lib\/import-errors|api\/src\/services\/ai-gateway\/failures)\.ts$/
    const bound = source.filter(({ path }) => !allowed.test(path))
    expect(places(bound, sentenceCompared)).toEqual([])
  })

  test.each([
    "error.message.includes('CSRF')",
    "error.message === 'No.'",
    "'No.' !== error.message",
    "errorMessage(error) === 'No.'",
    "message.replace('in a while', '')",
    'error.message?.startsWith(words)',
    '/CSRF/.test(error.message)',
  ])('knows a compared sentence: %s', (code) => {
    expect(code.match(sentenceCompared)).toHaveLength(1)
  })

  test('refuses by the helpers of core/errors.ts, which ask for a code', () => {
    const bound = source.filter(({ path }) => path !== 'packages/api/src/core/errors.ts')
    expect(places(bound, /new (TRPC|Refusal)Error\(/g)).toEqual([])
  })

  test('waits for nothing inside a transaction', () => {
    // The database's own test proves that such a thing is refused.
    const bound = files.filter(({ path }) => path !== 'packages/db/src/database.test.ts')
    expect(places(bound, /async\s*\(?\s*tx\b/g)).toEqual([])
  })

  test('says what every procedure answers', () => {
    for (const { path, code } of source.filter((file) => file.path.endsWith('.router.ts'))) {
      const procedures = code.match(/: (public|user|admin|audited)Procedure\b/g) ?? []
      expect([path, code.match(/\.output\(/g)?.length]).toEqual([path, procedures.length])
      expect([path, code.match(/\.input\(/g)?.length]).toEqual([path, procedures.length])
    }
  })

  test('builds no SQL, no program and no page from text', () => {
    expect(places(source, /\bsql\.raw\(|\beval\(|new Function\(/g)).toEqual([])
    // Our own drawings are files of the build, not what anybody typed.
    const bound = source.filter(({ path }) => path !== 'packages/web/src/ui/drawings/drawing.tsx')
    expect(places(bound, /dangerouslySetInnerHTML|\.innerHTML\b/g)).toEqual([])
  })

  test('casts past the compiler only under a comment that says why', () => {
    const bare = /^(?!\s*(?:\/\/|\*|\/\*)).*\n.* as unknown (?=as ).*/m
    expect(files.flatMap(({ path, text }) => (bare.test(text) ? [path] : []))).toEqual([])
  })
})

describe('files', () => {
  test('are named for what they hold', () => {
    const vague = /^(utils?|helpers?|common|misc)\b/
    expect(files.map(({ path }) => path).filter((path) => vague.test(basename(path)))).toEqual([])
    const folders = files.flatMap(({ path }) => dirname(path).split('/'))
    expect(folders.filter((folder) => vague.test(folder))).toEqual([])
  })

  test('stay short: 400 lines, tests 500; authored content is data', () => {
    const content =
      /^packages\/(db\/(migrations|src\/seed\/activities)|api\/src\/features\/generator\/idea-book\/archetypes)\//
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

  test('of packages come from the registry that the lockfile implies, by no address of their own', () => {
    const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
    expect(lockfile.split('\n').filter((line) => /https?:/.test(line))).toEqual([])
  })

  test('that comments and documents name are there', () => {
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

  test('are known by their names: a path, or a name in backticks', () => {
    expect(namedFiles('see features/x/y.ts, `docs/a-b.md` and `trpc.ts`')).toEqual([
      'features/x/y.ts',
      'docs/a-b.md',
      'trpc.ts',
    ])
    expect(namedFiles('https://x.dev/a.md, `Response.json`, seed/*.json, `<feature>.ts`')).toEqual(
      [],
    )
  })

  /** The tests of a file: what they are called, and how many lines their body has. */
  function testsIn(text: string) {
    const lines = text.split('\n')
    return lines.flatMap((line, start) => {
      const name = /^\s*(?:test|\S*\))\((['"`].*)=> \{$/.exec(line)?.[1]
      if (!name) return []
      const indent = line.length - line.trimStart().length
      const end = lines.findIndex(
        (other, at) => at > start && other.startsWith(`${' '.repeat(indent)}}`),
      )
      return [{ name, lines: end - start - 1 }]
    })
  }
})

/** What is made by a build, a start or an installation, and so may be named without being here. */
const made =
  /(?:^|\/)(?:dist|current)\/|^(?:\w+\/)?(?:backup-status|page-parts|release)\.json$|^pdf-worker\.mjs$/

const fileName =
  /(?<![\w/.@:*<>{}$-])((?:\.{1,2}\/)*(?:[\w.@-]+\/)+[\w.-]+\.(?:tsx?|m?js|css|md|json|sql|svg|ya?ml))\b(?![\w/])|`([a-z][\w.-]*\.(?:tsx?|m?js|css|md|json|sql|svg|ya?ml))`/g

/** The files that a text names: paths, and bare names in backticks. */
const namedFiles = (text: string) =>
  [...text.matchAll(fileName)].map(([, path, name]) => path ?? name ?? '')

describe('looks', () => {
  const painted = inFolder('packages/web/src').filter(
    ({ path }) =>
      !/styles\/tokens\.css$|\/ui\/drawings\//.test(path) && !/\.test\.tsx?$/.test(path),
  )

  test('take their colors from tokens.css', () => {
    expect(
      places(painted, /(?<![\w&/=])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!['"]?\))/gi),
    ).toEqual([])
    expect(places(painted, /\b(?:rgba?|hsla?|oklch)\(\s*\d/g)).toEqual([])
  })

  test('take their font sizes from tokens.css, so that they grow with what a reader set', () => {
    expect(
      places(
        painted,
        /font-size:\s*[\d.]+px|font:\s[^;]*\d+px|fontSize:\s*['"]?\d|text-\[\d+px\]/g,
      ),
    ).toEqual([])
  })
})

describe('boundaries', () => {
  const webSource = inFolder('packages/web/src/').filter((file) => !isTest(file))

  test('only membership.ts compares waitlist_status', () => {
    const bound = source.filter(({ path }) => path !== 'packages/shared/src/family/membership.ts')
    expect(places(bound, /.*\bwaitlist_status\s*[!=]==.*/g)).toEqual([])
  })

  test('the driver of SQLite that fits this Node is chosen in one place', () => {
    const loading = /^import (?!type ).*'better-sqlite3|(?:require|import)\('better-sqlite3/gm
    expect(places(files, loading)).toEqual([])
  })

  test('features of the server meet at their front doors; only what puts the server together goes past them', () => {
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

  test('the roof imports features and nothing imports the roof; parts, tools and the session know no feature', () => {
    const roof = /^packages\/web\/src\/(app\/|main\.tsx|entry-prerender\.tsx)/
    const wrong = imports(webSource.filter(({ path }) => !roof.test(path))).filter(
      ({ from, target }) =>
        roof.test(target) ||
        (/^packages\/web\/src\/(ui|lib|session)\//.test(from) && /\/src\/features\//.test(target)),
    )
    expect(arrows(wrong)).toEqual([])
  })

  test('features of the pages meet in their own folder; its rooms are their own', () => {
    const room = /^packages\/web\/src\/features\/([\w-]+)\/[\w-]+\//
    const wrong = imports(webSource.filter(({ path }) => !/\/src\/app\//.test(path))).filter(
      ({ from, target }) => {
        const other = room.exec(target)?.[1]
        return other && !from.startsWith(`packages/web/src/features/${other}/`)
      },
    )
    expect(arrows(wrong)).toEqual([])
  })
})
