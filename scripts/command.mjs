import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inProject, root } from './project.mjs'

/**
 * Runs a command to its end. Its output goes to the terminal, or is returned when `is_quiet`. `env` replaces single variables of
 * this process's environment; undefined removes one. `uid` and `gid` are the user to run it as, where that is possible.
 * @returns {Promise<{ code: number, output: string }>} its exit code (128 and more when a signal ended it, like a shell), and its
 * output when quiet.
 */
export function runCommand(command, { cwd = root, env = {}, is_quiet = false, uid, gid } = {}) {
  const [program, ...args] = command
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      uid,
      gid,
      env: { ...process.env, ...env },
      stdio: is_quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // npm and the packages' programs are .cmd files on Windows, which only a shell starts.
      shell: process.platform === 'win32' && program !== process.execPath,
    })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    child.once('error', reject)
    child.once('close', (code, signal) =>
      resolve({
        code: code ?? 128 + (constants.signals[signal] ?? 0),
        output: Buffer.concat(chunks).toString(),
      }),
    )
  })
}

/** Runs a command quietly. @returns its output. @throws with that when it failed. */
export async function outputOf(command, options = {}) {
  const { code, output } = await runCommand(command, { ...options, is_quiet: true })
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** The command of a program in an installed package, e.g. `tool('vite', 'build')`. */
export const tool = (name, ...args) => [inProject(`node_modules/.bin/${name}`), ...args]

/** The command that runs a script written in TypeScript. */
export const typescript = (path, ...args) => [process.execPath, '--import', 'tsx', path, ...args]
