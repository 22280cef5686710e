import type { Parent } from '@fgm/db/schema'
import type { Activity } from '@fgm/shared/activities/activities'
import { activityForChild, withChildName } from '@fgm/shared/activities/child-in-text'
import { linesOf, neededLines } from '@fgm/shared/activities/words'
import type { Child } from '@fgm/shared/family/children'
import { capital, listed } from '@fgm/shared/text/words'
import { greeting, type MailActivity, type MailContent } from '../mail/mail.ts'
import type { Suggested } from '../suggestions/suggestions.ts'
import type { PushMessage } from './push.ts'
import type { ReminderUrls, SheetUrls } from './reminder-links.ts'
import type { ReminderRow } from './reminders.ts'

/* The texts of reminders and sheets, in mails and on a locked screen. */

/** The activity of the day, complete: it can be played from the mail, offline. */
export function reminderMail(
  parent: Parent,
  row: ReminderRow,
  suggested: Suggested,
  urls: ReminderUrls,
): MailContent {
  const { activity, child } = suggested
  const part = partOfDay(row.local_time)
  const minutes = `${activity.duration_minutes} minutes`
  return {
    subject: `${capital(part.now)}: ${activity.title} (${minutes})`,
    preview: 'The whole activity is in this mail.',
    greeting: `${greeting(part.greeting, parent)}. Here is ${part.now}, all of it.`,
    paragraphs: [],
    activities: [inMail(activity, child.name, [minutes, `For ${child.name}, ${child.age}`])],
    action: { label: 'Play It Step by Step', url: urls.play },
    choices: [
      { label: 'Skip today', url: urls.skip },
      { label: 'Pause a week', url: urls.week },
      { label: 'Stop these mails', url: urls.stop },
    ],
    footnote: `You chose ${planWords(row)}. If it does not fit ${part.now}, nothing is lost.`,
  }
}

/** The last message after three that were not opened. */
export const goodbyeMail = (urls: ReminderUrls): MailContent => ({
  subject: 'We will be quiet now',
  preview: 'No more reminders until you want them again.',
  paragraphs: [
    'Our last three reminders came at busy moments. That happens, and nothing is lost.',
    'So this is the last one. Whenever you feel like five good minutes again, they are here.',
  ],
  action: { label: 'Start Them Again', url: urls.start },
  footnote: 'You get this mail because you chose reminders in your profile.',
})

/** The activity of the day on a locked screen: what it is, how long it takes, what it needs. */
export const reminderPush = ({ activity }: Suggested, urls: ReminderUrls): PushMessage => ({
  title: activity.title,
  body: `${activity.duration_minutes} minutes. ${neededLines(activity.materials_list).join(', ')}.`,
  url: urls.play,
  token: urls.token,
})

/** The same last message on a locked screen. */
export const goodbyePush = (urls: ReminderUrls): PushMessage => ({
  title: 'We will be quiet now',
  body: 'Three came at busy moments, and nothing is lost. Five good minutes are here whenever you like.',
  url: urls.start,
  token: urls.token,
})

/** The sheet of next week by mail: every activity complete, and the link to print it. */
export function sheetMail(
  parent: Parent,
  { local_time }: ReminderRow,
  { five, children }: { five: readonly Activity[]; children: readonly Child[] },
  urls: SheetUrls,
): MailContent {
  // 'Your child' stays if there are several.
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

/** The last message after three that were not opened. */
export const lastSheetMail = (urls: SheetUrls): MailContent => ({
  subject: 'No more sheets for now',
  preview: 'No more come until you want them again.',
  paragraphs: [
    'Our last three sheets came in busy weeks. That happens, and nothing is lost.',
    'So this is the last one. Whenever you want five for the fridge again, they are here.',
  ],
  action: { label: 'Send Them Again', url: urls.start },
  footnote: 'You get this mail because you chose the Sunday sheet by mail in your profile.',
})

/** An activity for a mail; 'your child' stays without a name. */
function inMail(activity: Activity, name: string | undefined, facts: string[]): MailActivity {
  const read = activityForChild(activity, name)
  return {
    title: activity.title,
    why: read.description,
    facts,
    safety: read.safety_note,
    needs: linesOf(activity.materials_list).map((line) => withChildName(line, name)),
    steps: linesOf(read.setup_instructions),
    words: read.connection_prompt,
  }
}

const names = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
const sets: Record<string, string> = {
  '1,2,3,4,5,6,7': 'every day',
  '1,2,3,4,5': 'on weekdays',
  '6,7': 'on weekends',
}

/** '17:30 on weekdays' */
const planWords = ({ days, local_time }: ReminderRow): string =>
  `${local_time} ${sets[days.join()] ?? `on ${listed(days.map((day) => names[day - 1] ?? ''))}`}`

/** 'Good evening' and 'tonight', by the local time. */
function partOfDay(time: string): { greeting: string; now: string } {
  if (time < '12:00') return { greeting: 'Good morning', now: 'today' }
  if (time < '17:00') return { greeting: 'Good afternoon', now: 'today' }
  return { greeting: 'Good evening', now: 'tonight' }
}
