import { neededLines } from '@fgm/shared/activities/words'
import type { Suggested } from '../suggestions/suggestions.ts'
import type { PushMessage } from './push.ts'
import type { ReminderUrls } from './reminder-links.ts'

/** The activity of the day on a locked screen: what it is, how long it takes, what it needs. */
export const reminderPush = ({ activity }: Suggested, urls: ReminderUrls): PushMessage => ({
  title: activity.title,
  body: `${activity.duration_minutes} minutes. ${neededLines(activity.materials_list).join(', ')}.`,
  url: urls.play,
  token: urls.token,
})

/** The last word after three that were not opened. */
export const goodbyePush = (urls: ReminderUrls): PushMessage => ({
  title: 'We will be quiet now',
  body: 'Three came at busy moments, and nothing is lost. Five good minutes are here whenever you like.',
  url: urls.start,
  token: urls.token,
})
