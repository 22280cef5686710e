import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const realScripts = ['run', 'upgrade', 'command', 'memory', 'project']

/**
 * A machine with the product installed as in docs/operations.md, in a scratch folder: a repository with releases, the
 * first of them cloned, `current` linked to it, and a service manager of a few lines. The scripts and the server are
 * the real ones; only installing and building are left out, because the built server is there.
 */
export function installedMachine(settings: Record<string, string>) {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'fgm-upgrade-')))
  const [repository, dataDir] = [join(base, 'repository'), join(base, 'data')]
  const [releases, current] = [join(base, 'opt/releases'), join(base, 'opt/current')]
  for (const folder of [repository, dataDir, releases]) mkdirSync(folder, { recursive: true })
  const service = join(base, 'service.mjs')
  writeFileSync(service, serviceManager(base, current))
  const env = {
    ...{ PATH: process.env.PATH, DATA_DIR: dataDir, ...settings },
    SERVICE_START: `${process.execPath} ${service} start`,
    SERVICE_STOP: `${process.execPath} ${service} stop`,
    SERVICE_STATUS: `${process.execPath} ${service} status`,
    READY_SECONDS: '12',
  }
  writeRelease(repository)
  git(repository, 'init', '--quiet')
  const script = (name: string, given: string[], more: Record<string, string> = {}) =>
    run([process.execPath, join(realpathSync(current), `scripts/${name}.mjs`), ...given], base, {
      ...env,
      ...more,
    })
  return {
    data_dir: dataDir,
    current: () => basename(realpathSync(current)),
    /** Adds a release to the repository; `main` replaces the program of the server. */
    tag: (name: string, main?: string) => tagRelease(repository, name, main),
    /** From here on building a release does this instead. */
    breakBuild: (instead = 'process.exit(1)') =>
      writeFileSync(join(repository, 'scripts/build.mjs'), `${instead}\n`),
    install: (name: string) => {
      git(releases, 'clone', '--quiet', '--branch', name, repository, name)
      symlinkSync(`releases/${name}`, current)
      return run([process.execPath, service, 'start'], base, env)
    },
    upgrade: (...given: string[]) => script('upgrade', given),
    /** Upgrades as on a machine with these additional settings. */
    upgradeWith: (more: Record<string, string>, ...given: string[]) =>
      script('upgrade', given, more),
    admin: (...given: string[]) => script('run', ['admin', ...given]),
    backup: (...given: string[]) => script('run', ['backup', ...given]),
    /** Packs a release under the name that `npm run release` uses, with its checksum; `manifest` overrides its values. */
    archive: (label: string, manifest: Record<string, string> = {}) =>
      packRelease({ base, repository, label, manifest }),
    remove: async () => {
      await run([process.execPath, service, 'stop'], base, env)
      rmSync(base, { recursive: true, force: true })
    },
  }
}

function writeRelease(repository: string) {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(repository, path)), { recursive: true })
    writeFileSync(join(repository, path), text)
  }
  for (const name of realScripts)
    cpSync(join(root, `scripts/${name}.mjs`), join(repository, `scripts/${name}.mjs`), {
      // The folder is created on the way.
      recursive: true,
    })
  write('scripts/install.mjs', 'export async function ensureInstalled() {}\n')
  write('scripts/build.mjs', 'export async function ensureBuilt() {}\n')
  for (const program of ['main', 'administrators', 'backup', 'restore'])
    write(`packages/api/dist/${program}.mjs`, `import '${root}/packages/api/dist/${program}.mjs'\n`)
}

function tagRelease(repository: string, name: string, main?: string) {
  if (main) writeFileSync(join(repository, 'packages/api/dist/main.mjs'), main)
  git(repository, 'add', '--all', '--force')
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  git(repository, ...who, 'commit', '--quiet', '--allow-empty', '--message', name)
  git(repository, 'tag', name)
}

/** An archive of the repository's current content, next to it. @returns its path. */
function packRelease({
  base,
  repository,
  label,
  manifest,
}: {
  base: string
  repository: string
  label: string
  manifest: Record<string, string>
}): string {
  const folder = join(base, `five-good-minutes-${label}`)
  cpSync(repository, folder, { recursive: true, filter: (path) => !path.endsWith('.git') })
  const { platform, arch } = process
  const said = { label, platform, arch, node: '>=20.19', ...manifest }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(said))
  const path = `${folder}.tar.gz`
  inFolder(base, 'tar', '-czf', path, basename(folder))
  rmSync(folder, { recursive: true })
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
  writeFileSync(`${path}.sha256`, `${hash}  ${basename(path)}\n`)
  return path
}

const git = (cwd: string, ...given: string[]) => inFolder(cwd, 'git', ...given)

function inFolder(cwd: string, program: string, ...given: string[]) {
  const { status, stderr } = spawnSync(program, given, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${given.join(' ')}: ${stderr}`)
}

function run(command: string[], cwd: string, env: NodeJS.ProcessEnv) {
  const [program = '', ...given] = command
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(program, given, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk) => said.push(chunk))
    child.stderr.on('data', (chunk) => said.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output: Buffer.concat(said).toString() }))
  })
}

/** Starts and stops the server of `current`, as systemd does, waits for its end, and says whether it runs. */
const serviceManager = (base: string, current: string) => `
import { spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
const pid_file = '${base}/service.pid'
const isAlive = (pid) => { try { return process.kill(pid, 0) } catch { return false } }
if (process.argv[2] === 'start') {
  const log = openSync('${base}/service.log', 'a')
  const env = { ...process.env, NODE_ENV: 'production' }
  const server = spawn(process.execPath, ['packages/api/dist/main.mjs'],
    { cwd: '${current}', env, detached: true, stdio: ['ignore', log, log] })
  writeFileSync(pid_file, String(server.pid))
  server.unref()
} else if (process.argv[2] === 'status') {
  process.exit(existsSync(pid_file) && isAlive(Number(readFileSync(pid_file, 'utf8'))) ? 0 : 3)
} else if (existsSync(pid_file)) {
  const pid = Number(readFileSync(pid_file, 'utf8'))
  if (isAlive(pid)) process.kill(pid, 'SIGTERM')
  while (isAlive(pid)) await wait(50)
  rmSync(pid_file)
}
`
