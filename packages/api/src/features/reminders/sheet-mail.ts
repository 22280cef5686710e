import type { Parent, reminders } from '@fgm/db/schema'
import type { Activity } from '@fgm/shared/activities/activities'
import type { Child } from '@fgm/shared/family/children'
import { greeting, type MailContent } from '../mail/mail.ts'
import type { SheetUrls } from './reminder-links.ts'
import { inMail } from './reminder-mail.ts'

type Row = Pick<typeof reminders.$inferSelect, 'local_time'>
type Sheet = { five: readonly Activity[]; children: readonly Child[] }

/** The sheet of next week by mail: every activity whole, and the way to the paper. */
export function sheetMail(
  parent: Parent,
  { local_time }: Row,
  { five, children }: Sheet,
  urls: SheetUrls,
): MailContent {
  // 'Your child' stays where there are several.
  const name = children.length === 1 ? children[0]?.name : undefined
  const count = five.length === 5 ? 'Five' : 'Some'
  return {
    subject: `${count} for next week`,
    preview: `${five.map(({ title }) => title).join(', ')}.`,
    greeting: `${greeting('Hello', parent)}. Here is next week, for the fridge.`,
    paragraphs: [
      'Any day, any order. All of them are in this mail, so it works offline, too.',
      { text: 'With pictures and boxes, on one page:', label: 'Print the sheet', url: urls.print },
    ],
    activities: five.map((one) => inMail(one, name, [`${one.duration_minutes} minutes`])),
    choices: [
      { label: 'Skip a week', url: urls.skip },
      { label: 'Stop this mail', url: urls.stop },
    ],
    footnote: `You chose the Sunday sheet by mail: Saturdays at ${local_time}. Nothing to catch up on: an empty box is a good week too.`,
  }
}

/** The last word after three that were not opened. */
export const lastSheetMail = (parent: Parent, urls: SheetUrls): MailContent => ({
  subject: 'No more sheets for now',
  preview: 'No more come until you want them again.',
  greeting: greeting('Hello', parent),
  paragraphs: [
    'Our last three sheets came in busy weeks. That happens, and nothing is lost.',
    'So this is the last one. Whenever you want five for the fridge again, they are here.',
  ],
  action: { label: 'Send Them Again', url: urls.start },
  footnote: 'You get this mail because you chose the Sunday sheet by mail in your profile.',
})
