/**
 * Every address of a page, once. `to={paths.activities}` is checked against the routes by the router's types;
 * addresses with a parameter go as `to="/activities/$activity_id" params={{ activity_id }}`.
 */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  unsubscribe: '/unsubscribe',
  activities: '/activities',
  activity: '/activities/$activity_id',
  freeActivities: '/activities/free',
  generator: '/ai-generator',
  upgrade: '/upgrade',
  community: '/community',
  premiumLibrary: '/premium-library',
  dashboard: '/dashboard',
  profile: '/profile',
  admin: '/admin/{-$section}',
  adminSetup: '/admin/setup',
  privacy: '/privacy',
  terms: '/terms',
  refunds: '/refunds',
  contact: '/contact',
  imprint: '/imprint',
  hunt: '/scavenger-hunt',
  blueprints: '/scavenger-hunt/blueprints',
  blueprintCreate: '/scavenger-hunt/blueprints/create',
  blueprintEdit: '/scavenger-hunt/blueprints/edit/$id',
  createHunt: '/scavenger-hunt/create',
  editHunt: '/scavenger-hunt/edit/$hunt_id',
  playHunt: '/scavenger-hunt/play/$hunt_id',
  ourHunts: '/scavenger-hunt/our-hunts',
} as const

/** The address a parent sends to a friend: the site's origin, then /register with the code. */
export function referralLink(origin: string, referralCode: string): string {
  return `${origin}/register?ref=${encodeURIComponent(referralCode)}`
}
