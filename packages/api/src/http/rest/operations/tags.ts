import type { ProcedurePath } from '../procedures.ts'

type Feature = ProcedurePath extends infer Path
  ? Path extends `${infer Name}.${string}`
    ? Name
    : never
  : never

/** What each group of calls is about. */
export const tagTexts: Record<Feature | 'server', string> = {
  auth: 'Registering, logging in and the account',
  account: 'The data and figures of the family',
  children: 'The children of the family',
  activities: 'My Activities and the samples',
  dayLinks: 'A few activities or a hunt for who has no account',
  distress: 'Lines of help that parents in distress are shown.',
  downloads: 'Printables as PDF',
  library: 'The premium library',
  generator: 'Activities made for one child',
  community: 'What families share',
  blueprints: 'Drawn houses',
  hunts: 'Scavenger hunts',
  flags: 'Features that open as families join',
  waitlist: 'The own place and referrals',
  families: 'The parents of a family, and invitations',
  tokens: 'Access tokens for programs',
  operator: 'Who runs the site',
  payments: 'The one payment, and its receipts',
  reminders: 'A parent’s own reminder of five good minutes',
  mail: 'Which mails come, and the mails of the server',
  health: 'How the services are',
  admin: 'For administrators',
  server: 'For monitoring and for programs that read this document',
}
