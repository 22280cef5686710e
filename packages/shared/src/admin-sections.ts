/** The sections of the admin area, each at `/admin/{section}`; the launch is at `/admin` itself. */
export const adminSections = [
  'launch',
  'providers',
  'waitlist',
  'families',
  'reports',
  'reviews',
  'help-lines',
  'mails',
  'settings',
  'audit',
] as const
export type AdminSection = (typeof adminSections)[number]

/** The section that a part of an address names; undefined for anything else. */
export const adminSection = (name: string | undefined): AdminSection | undefined =>
  adminSections.find((section) => section === name)
