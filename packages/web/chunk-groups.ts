/** What the bundler tells of a module: which ones it imports at once. */
type Context = { getModuleInfo: (id: string) => { importedIds?: readonly string[] } | null }

const web = new URL('.', import.meta.url).pathname
const entry = `${web}src/main.tsx`
const landing = `${web}src/features/landing/landing-page.tsx`
const signedIn = `${web}src/app/signed-in-frame.tsx`

const frameModules =
  /\/node_modules\/(?:(?:react|react-dom|scheduler|@tanstack|@trpc)\/|lucide-react\/dist\/esm\/(?!icons\/))/
/** The landing page brings these two icons along and does without the rest. */
const sharedIcons = /\/lucide-react\/dist\/esm\/icons\/(?!check\.|crown\.)/
const ownModules = /\/(?:web|shared)\/src\/[^?]*\.tsx?$/
/** Houses and hunts, with the drawings of furniture: their pages share these, and no other needs them. */
const houseModules =
  /\/(?:shared\/src\/(?:blueprints|hunts)\/[^?]*|web\/src\/features\/blueprints\/eye-level)\.ts$/
/** What only some pages carry: a part that brings it is no part of every page. */
const heavyModules =
  /\/node_modules\/(?:zod|react-hook-form|@hookform|radix-ui|@radix-ui|sonner)\/|\/src\/(?:features\/)?(?:blueprints|hunts)\//

/**
 * Which modules travel in one file. A request costs a phone as much time as ten kilobytes, so what many pages read is
 * one file and not thirty: at first what the landing page needs, then what at least four pages share and brings no library
 * of its own. Whatever stands in no group gets a file by itself where pages share it.
 */
export const chunkGroups = [
  // What every page needs changes rarely: browsers keep it from one version to the next.
  { name: 'frame', test: frameModules },
  {
    debugName: 'first',
    name: (id: string, context: Context) => (isFirst(id, context) ? 'first' : null),
  },
  // A file for every icon would be a name of a file for every icon in the first script.
  { name: 'icons', test: sharedIcons, minShareCount: 2 },
  {
    debugName: 'signed-in',
    name: (id: string, context: Context) => (needs(signedIn, id, context) ? 'parts' : null),
    test: ownModules,
  },
  // Forms and what they check: apart from houses, which need schemas too, and are in few forms.
  {
    debugName: 'schemas',
    name: (id: string, context: Context) => (isLight(id, context) ? null : 'schemas'),
    test: /\/node_modules\/zod\/|\/shared\/src\/text\//,
    minShareCount: 2,
  },
  { name: 'houses', test: houseModules, minShareCount: 3 },
  {
    debugName: 'parts',
    name: (id: string, context: Context) => (isLight(id, context) ? 'parts' : null),
    test: ownModules,
    minShareCount: 4,
  },
]

/**
 * Needed before the landing page works. The two beginnings keep their own files: others are asked for by their names. So do
 * styles: those of `main.css` have to come first, because they say which layer wins.
 */
function isFirst(id: string, context: Context): boolean {
  if (
    id === entry ||
    id === landing ||
    /\/node_modules\/(?!.*\/icons\/(?:check|crown)\.)|\.css$/.test(id)
  )
    return false
  return needs(entry, id, context) || needs(landing, id, context)
}

const needs = (from: string, id: string, context: Context) =>
  id !== from && reached(from, context).has(id)

const isLight = (id: string, context: Context) =>
  ![...reached(id, context)].some((one) => heavyModules.test(one))

/** A module with all that it imports at once, and what those import. */
const known = new Map<string, Set<string>>()

function reached(from: string, context: Context): Set<string> {
  const before = known.get(from)
  if (before) return before
  const seen = new Set<string>()
  const left = [from]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    left.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  known.set(from, seen)
  return seen
}
