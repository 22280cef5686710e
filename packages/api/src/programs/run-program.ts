import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ZodError } from 'zod'

/** Runs a program of the command line: what fails is one sentence on standard error, and status 1. */
export async function runProgram(work: () => Promise<void> | void) {
  try {
    await work()
  } catch (cause) {
    process.stderr.write(`\n${sentenceOf(cause)}\n\n`)
    process.exitCode = 1
  }
}

/** What was given on the command line. @throws `usage` where that is not what the options say. */
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
