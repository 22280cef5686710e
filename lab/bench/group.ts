import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A Linux control group with little memory, and the command that runs a program in it, on the first CPU. */
export type ControlGroup = {
  /** Put before a command. */
  enter: string[]
  /** The most memory the group used, and how many of its processes were killed for memory. */
  seen: () => { highest_mb: number; killed: number }
  remove: () => void
}

const root = '/sys/fs/cgroup'

/** Creates such a group, of either version; needs root. @throws if the machine has no control groups. */
export function smallControlGroup(megabytes: number): ControlGroup {
  const isNew = existsSync(join(root, 'cgroup.controllers'))
  const folder = join(root, isNew ? '' : 'memory', `fgm-small-${process.pid}`)
  mkdirSync(folder)
  const bytes = String(megabytes * 1024 ** 2)
  const number = (file: string, name = '') =>
    Number(new RegExp(`${name}\\s*(\\d+)`).exec(readFileSync(join(folder, file), 'utf8'))?.[1])
  writeFileSync(join(folder, isNew ? 'memory.max' : 'memory.limit_in_bytes'), bytes)
  return {
    enter: [...['sh', '-c', `echo $$ > ${folder}/cgroup.procs && exec taskset -c 0 "$@"`, 'sh']],
    seen: () => ({
      highest_mb: Math.round(
        number(isNew ? 'memory.peak' : 'memory.max_usage_in_bytes') / 1024 ** 2,
      ),
      killed: isNew
        ? number('memory.events', 'oom_kill')
        : number('memory.oom_control', 'oom_kill '),
    }),
    remove: () => rmdirSync(folder),
  }
}
