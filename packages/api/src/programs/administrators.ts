import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Email, NewPassword, PersonName } from '@fgm/shared/family/auth'
import { installSentences } from '@fgm/shared/text/sentences'
import pino from 'pino'
import { readConfig } from '../core/config.ts'
import { openNextToServer } from '../core/database-file.ts'
import type { Deps } from '../core/deps.ts'
import {
  createAdministrator,
  generatedPassword,
  listAdministrators,
  resetAdministratorPassword,
  resetSecondFactor,
} from '../features/auth/administrators.ts'
import { argon2Passwords } from '../features/auth/passwords.ts'
import { system } from '../services/system.ts'
import { argumentsOf, print, runProgram } from './run-program.ts'

/* The program behind `npm run admin`. */

const usage = `Usage:
  npm run admin -- list                      who administers, and on how many browsers
  npm run admin -- create <email> [--name N] makes an administrator
  npm run admin -- reset-password <email>    sets a new password and signs them out everywhere
  npm run admin -- reset-second-factor <email>
                                             turns two-step login off: for a lost phone
A password is made up and shown once. With --ask you type it (or pipe it in) yourself.`

const takesAddress = new Set(['create', 'reset-password', 'reset-second-factor'])

await runProgram(main)

async function main() {
  installSentences()
  const { command, email, name, isTyped } = given()
  const config = readConfig()
  const { db, close } = openNextToServer(config)
  const log = pino({ level: 'warn' })
  const deps = { ...system, db, config, log, passwords: argon2Passwords() }
  try {
    if (command === 'list') return list(deps)
    if (command === 'reset-second-factor') {
      resetSecondFactor(deps, email)
      print(`${email} is logged out, and logs in without a code.`)
      return
    }
    const password = isTyped ? NewPassword.parse(await askPassword()) : generatedPassword(deps)
    if (command === 'create') await createAdministrator(deps, { name, email, password })
    else await resetAdministratorPassword(deps, { email, password })
    print(command === 'create' ? `${email} is an administrator now.` : `${email} is logged out.`)
    if (!isTyped) print(`Password: ${password}\nIt is shown only here. Change it after logging in.`)
  } finally {
    close()
  }
}

function given() {
  const options = {
    name: { type: 'string', default: 'Administrator' },
    ask: { type: 'boolean', default: false },
  } as const
  const { values, positionals } = argumentsOf(options, usage)
  const [command, address, ...rest] = positionals
  const wantsAddress = takesAddress.has(command ?? '')
  const isRight = wantsAddress ? address && rest.length === 0 : command === 'list' && !address
  if (!isRight) throw new Error(usage)
  const email = wantsAddress ? Email.parse(address) : ''
  const name = PersonName.parse(values.name)
  return { command, email, name, isTyped: values.ask }
}

function list({ db }: Pick<Deps, 'db'>) {
  const all = listAdministrators(db)
  if (all.length === 0) print('There is no administrator yet.')
  for (const { email, name, created_at, browsers, has_second_factor } of all)
    print(
      `${email}  ${name}  since ${created_at.slice(0, 10)}  logged in on ${browsers}${has_second_factor ? '  with a code' : ''}`,
    )
}

/** A line that is typed, which the terminal does not show, or piped in. */
function askPassword(): Promise<string> {
  const isTerminal = Boolean(stdin.isTTY)
  if (isTerminal) stdout.write('New password: ')
  const nowhere = new Writable({ write: (_, __, done) => done() })
  const lines = createInterface({ input: stdin, output: nowhere, terminal: isTerminal })
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line)
      lines.close()
    })
    lines.once('close', () => {
      if (isTerminal) stdout.write('\n')
      reject(new Error('No password was given, so nothing was changed.'))
    })
  })
}
