import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename, dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/*
 * The repository tests itself for what a linter cannot say. A rule answers with the places that break
 * it; the reasons stand in CONTRIBUTING.md and docs/decisions.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const unowned = /^(node_modules|dist.*|\.git|\.cache|data|test-results)$/

type File = { path: string; text: string; code: string; lines: number }
type Import = { from: string; target: string; is_type: boolean }

/** Every path of ours, from the root. */
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
  // Comments may speak of what code may not do.
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

/** Where a pattern stands in the code of files: 'path: what stands there'. */
const places = (list: File[], pattern: RegExp) =>
  list.flatMap(({ path, code }) =>
    [...code.matchAll(pattern)].map((match) => `${path}: ${match[0].trim()}`),
  )

const importPattern =
  /^(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'|^import\s+'([^']+)'/gm

const importsOf = ({ path, code }: File): Import[] =>
  [...code.matchAll(importPattern)].map(([, type, named, lazy, bare]) => {
    const target = named ?? lazy ?? bare ?? ''
    const isRelative = target.startsWith('.')
    return {
      from: path,
      target: isRelative ? normalize(join(dirname(path), target)) : target,
      is_type: Boolean(type),
    }
  })
const imports = (list: File[]) => list.flatMap(importsOf)
const told = (list: Import[]) => list.map(({ from, target }) => `${from} -> ${target}`)

/** The circles in a list of imports, of values, of types or by lazy `import()`: each as the way round. */
function circlesOf(list: Import[]): string[] {
  const targets = new Map<string, string[]>()
  for (const { from, target } of list) targets.set(from, [...(targets.get(from) ?? []), target])
  const [way, seen, circles]: [string[], Set<string>, string[]] = [[], new Set(), []]
  const walk = (path: string) => {
    const at = way.indexOf(path)
    if (at >= 0) circles.push([...way.slice(at), path].join(' -> '))
    if (at >= 0 || seen.has(path)) return
    way.push(path)
    targets.get(path)?.forEach(walk)
    way.pop()
    seen.add(path)
  }
  for (const path of targets.keys()) walk(path)
  return circles
}

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

  test('reads the environment in one place', () => {
    const readers = source.filter(({ path }) => path !== 'packages/api/src/core/config.ts')
    expect(places(readers, /process\.env\b/g)).toEqual([])
  })

  test('builds no SQL, no program and no page from text', () => {
    expect(places(source, /\bsql\.raw\(|\beval\(|new Function\(/g)).toEqual([])
    // Our own drawings are files of the build, not what anybody typed.
    const bound = source.filter(({ path }) => path !== 'packages/web/src/ui/drawings/drawing.tsx')
    expect(places(bound, /dangerouslySetInnerHTML|\.innerHTML\b/g)).toEqual([])
  })

  test('casts past the compiler only under a comment that says why', () => {
    const bare = files.flatMap(({ path, text }) => {
      const lines = text.split('\n')
      return lines.flatMap((line, at) =>
        / as unknown (?=as )/.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(lines[at - 1] ?? '')
          ? [`${path}:${at + 1}`]
          : [],
      )
    })
    expect(bare).toEqual([])
  })

  test('has no default exports outside configurations', () => {
    const bound = files.filter((file) => !isConfig(file) && !file.path.startsWith('node_modules'))
    expect(places(bound, /^export default|\bas default\b/gm)).toEqual([])
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
  const packageOf = (path: string) => /^packages\/(\w+)\//.exec(path)?.[1]

  test('shared knows nobody, the database knows shared, the server knows no page', () => {
    const forbidden: Record<string, RegExp> = {
      shared: /^@fgm\/|^node:/,
      db: /^@fgm\/(api|web)/,
      api: /^@fgm\/web/,
    }
    const wrong = imports(source).filter(({ from, target }) =>
      forbidden[packageOf(from) ?? '']?.test(target),
    )
    expect(told(wrong)).toEqual([])
  })

  test('no package reaches into another by a path', () => {
    const wrong = imports(inFolder('packages/')).filter(
      ({ from, target }) => target.startsWith('packages/') && packageOf(target) !== packageOf(from),
    )
    expect(told(wrong)).toEqual([])
    const upwards = imports(files).filter(({ target }) => target.startsWith('..'))
    expect(told(upwards)).toEqual([])
  })

  test('no file imports itself on a way round, not for a type and not late', () => {
    expect(circlesOf(imports(files))).toEqual([])
  })

  test('a way round is found where there is one, and only there', () => {
    const chain = (...paths: string[]) =>
      paths.slice(1).map((target, at) => ({ from: paths[at] ?? '', target, is_type: false }))
    expect(circlesOf([...chain('a', 'b', 'c'), ...chain('a', 'c')])).toEqual([])
    expect(circlesOf([...chain('a', 'b', 'c', 'b'), ...chain('c', 'd')])).toEqual(['b -> c -> b'])
    expect(circlesOf(chain('a', 'a'))).toEqual(['a -> a'])
  })

  test('who is in stands in one place', () => {
    const bound = source.filter(({ path }) => path !== 'packages/shared/src/family/membership.ts')
    expect(places(bound, /.*\bwaitlist_status\s*[!=]==.*/g)).toEqual([])
  })

  test('pages know of the server only its types, and nothing of the database', () => {
    const pages = inFolder('packages/web/').filter((file) => !isTest(file))
    const wrong = imports(pages).filter(
      ({ target, is_type }) =>
        target.startsWith('@fgm/db') || (target.startsWith('@fgm/api') && !is_type),
    )
    expect(told(wrong)).toEqual([])
  })

  test('forms take their resolver where refusals are made sentences', () => {
    const pages = inFolder('packages/web/').filter(
      (file) => !file.path.endsWith('lib/form-resolver.ts'),
    )
    const wrong = imports(pages).filter(({ target }) => target.startsWith('@hookform/resolvers'))
    expect(told(wrong)).toEqual([])
  })

  test('the driver of SQLite that fits this Node is chosen in one place', () => {
    const loading = /^import (?!type ).*'better-sqlite3|(?:require|import)\('better-sqlite3/gm
    expect(places(files, loading)).toEqual([])
  })

  test('services know no feature', () => {
    const wrong = imports(inFolder('packages/api/src/services/')).filter(({ target }) =>
      target.includes('/features/'),
    )
    expect(told(wrong)).toEqual([])
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
    expect(told(wrong)).toEqual([])
  })

  test('the roof imports features and nothing imports the roof; parts, tools and the session know no feature', () => {
    const roof = /^packages\/web\/src\/(app\/|main\.tsx|entry-prerender\.tsx)/
    const wrong = imports(webSource.filter(({ path }) => !roof.test(path))).filter(
      ({ from, target }) =>
        roof.test(target) ||
        (/^packages\/web\/src\/(ui|lib|session)\//.test(from) && /\/src\/features\//.test(target)),
    )
    expect(told(wrong)).toEqual([])
  })

  test('features of the pages meet in their own folder; its rooms are their own', () => {
    const room = /^packages\/web\/src\/features\/([\w-]+)\/[\w-]+\//
    const wrong = imports(webSource.filter(({ path }) => !/\/src\/app\//.test(path))).filter(
      ({ from, target }) => {
        const other = room.exec(target)?.[1]
        return other && !from.startsWith(`packages/web/src/features/${other}/`)
      },
    )
    expect(told(wrong)).toEqual([])
  })
})

describe('what is imported', () => {
  type Manifest = Partial<
    Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
  >
  const manifest = (folder: string): Manifest =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const isPackage = ({ target }: Import) =>
    !/^(node:|packages\/|scripts\/|lab\/|e2e\/|\.|\/|virtual:)/.test(target)
  const nameOf = (target: string) =>
    target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/')

  test.each(['shared', 'db', 'api', 'web'])('packages/%s names in its package.json', (name) => {
    const folder = `packages/${name}`
    // What is optional may be named for its types, and is never imported when the program starts.
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = manifest(folder)
    const named = { ...dependencies, ...devDependencies, ...optionalDependencies }
    const all = inFolder(`${folder}/`)
    const atRunTime = imports(all.filter((file) => source.includes(file))).filter(
      (one) => !one.is_type,
    )
    const wrong = [
      ...imports(all).filter(({ target }) => !named[nameOf(target)]),
      ...atRunTime.filter(({ target }) => !dependencies[nameOf(target)]),
    ].filter(isPackage)
    expect(told(wrong)).toEqual([])
  })

  test('scripts and journeys name in the package.json of the root', () => {
    const { dependencies, devDependencies } = manifest('.')
    const named = { ...dependencies, ...devDependencies }
    const wrong = imports([...inFolder('scripts/'), ...inFolder('e2e/')]).filter(
      (one) => isPackage(one) && !named[nameOf(one.target)],
    )
    expect(told(wrong)).toEqual([])
  })

  test('the lab names in its own package.json', () => {
    const { devDependencies = {} } = manifest('lab')
    const wrong = imports(inFolder('lab/')).filter(
      (one) => isPackage(one) && !devDependencies[nameOf(one.target)],
    )
    expect(told(wrong)).toEqual([])
  })

  test('of Node carries its prefix', () => {
    const bare = new Set(builtinModules.filter((name) => !name.startsWith('_')))
    expect(told(imports(files).filter(({ target }) => bare.has(target)))).toEqual([])
  })
})
