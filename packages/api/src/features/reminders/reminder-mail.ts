import type { Parent, reminders } from '@fgm/db/schema'
import type { Activity } from '@fgm/shared/activities/activities'
import { activityForChild, withChildName } from '@fgm/shared/activities/child-in-text'
import { linesOf } from '@fgm/shared/activities/words'
import { capital } from '@fgm/shared/text/words'
import { greeting, type MailActivity, type MailContent } from '../mail/mail.ts'
import type { Suggested } from '../suggestions/suggestions.ts'
import type { ReminderUrls } from './reminder-links.ts'
import { partOfDay, planWords } from './reminder-words.ts'

type Row = typeof reminders.$inferSelect

/** The activity of the day, all of it: it can be played from the mail, without a network. */
export function reminderMail(
  parent: Parent,
  row: Row,
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

/** An activity as a mail tells it; 'your child' stays without a name. */
export function inMail(
  activity: Activity,
  name: string | undefined,
  facts: string[],
): MailActivity {
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

/** The last word after three that were not opened. */
export const goodbyeMail = (parent: Parent, urls: ReminderUrls): MailContent => ({
  subject: 'We will be quiet now',
  preview: 'No more reminders until you want them again.',
  greeting: greeting('Hello', parent),
  paragraphs: [
    'Our last three reminders came at busy moments. That happens, and nothing is lost.',
    'So this is the last one. Whenever you feel like five good minutes again, they are here.',
  ],
  action: { label: 'Start Them Again', url: urls.start },
  footnote: 'You get this mail because you chose reminders in your profile.',
})
