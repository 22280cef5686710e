import type { reminders } from '@fgm/db/schema'
import type { Deps } from '../../core/deps.ts'
import { invalid } from '../../core/errors.ts'
import { isSameSecret, keyedHash } from '../../core/same-secret.ts'

/*
 * The token in the links of a reminder: which reminder, which day, and our signature. It is valid only for skipping, pausing,
 * stopping and starting this reminder, and does not expire: a mail of last year must still be able to stop the next.
 */

type Row = Pick<typeof reminders.$inferSelect, 'id'>

/** The reminder and the day (YYYY-MM-DD) of a token. @throws 400 for one that is not ours. */
export function readReminderToken(
  { csrf_key }: Pick<Deps, 'csrf_key'>,
  token: string,
): { id: string; day: string } {
  const [id = '', day = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSameSecret(signatureOf(csrf_key, id, day), signature))
    throw unknownReminderLink()
  return { id, day }
}

/** 400: a link that is incomplete, or of a deleted reminder. */
export const unknownReminderLink = () =>
  invalid(
    'broken_link',
    'This link is incomplete. Please open it from the reminder again, or choose in your profile.',
  )

type Linking = Pick<Deps, 'config' | 'csrf_key'>

/** The addresses of a reminder's links. Opening one changes nothing; only `play` records that it was opened. */
export function reminderUrls(deps: Linking, row: Row, day: string, activityId: string) {
  const { token, page, one_click } = linksOf(deps, row, day)
  return {
    token,
    play: `${deps.config.base_url}/activities/${encodeURIComponent(activityId)}/play#reminder=${token}`,
    skip: page('skip'),
    week: page('week'),
    stop: page('stop'),
    start: page('start'),
    one_click,
  }
}

/** The addresses of a mailed sheet's links. Its page records that it was opened, and prints it. */
export function sheetUrls(deps: Linking, row: Row, day: string) {
  const { page, one_click } = linksOf(deps, row, day)
  return {
    print: page('print'),
    skip: page('skip-sheet'),
    stop: page('stop-sheet'),
    start: page('start-sheet'),
    one_click,
  }
}

function linksOf({ config: { base_url }, csrf_key }: Linking, { id }: Row, day: string) {
  const token = `${id}.${day}.${signatureOf(csrf_key, id, day)}`
  return {
    token,
    page: (what: string) => `${base_url}/reminder?do=${what}&token=${token}`,
    one_click: `${base_url}/api/reminders/unsubscribe?token=${token}`,
  }
}

export type ReminderUrls = ReturnType<typeof reminderUrls>
export type SheetUrls = ReturnType<typeof sheetUrls>

const signatureOf = (key: string, id: string, day: string) =>
  keyedHash(key, `reminder:${id}:${day}`)
