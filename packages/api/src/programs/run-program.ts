import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ZodError } from 'zod'

/** Runs a command line program: a failure prints one sentence to standard error and sets status 1. */
export async function runProgram(work: () => Promise<void> | void) {
  try {
    await work()
  } catch (cause) {
    process.stderr.write(`\n${sentenceOf(cause)}\n\n`)
    process.exitCode = 1
  }
}

/** The command line arguments. @throws `usage` if they do not match the options. */
export function argumentsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
): ReturnType<typeof parseArgs<{ allowPositionals: true; options: Options }>> {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (cause) {
    throw new Error(usage, { cause })
  }
}

function sentenceOf(cause: unknown): string {
  if (cause instanceof ZodError) return cause.issues.map(({ message }) => message).join('\n')
  return cause instanceof Error ? cause.message : String(cause)
}

export const print = (text: string) => process.stdout.write(`${text}\n`)
