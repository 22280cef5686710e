/** The sections of the admin area, each with the address `/admin/{section}`; the launch stands at `/admin` itself. */
export const adminSections = [
  'launch',
  'providers',
  'waitlist',
  'families',
  'reports',
  'reviews',
  'mails',
  'settings',
  'audit',
] as const
export type AdminSection = (typeof adminSections)[number]

/** The section that a part of an address names; undefined for any other words. */
export const adminSection = (name: string | undefined): AdminSection | undefined =>
  adminSections.find((section) => section === name)
