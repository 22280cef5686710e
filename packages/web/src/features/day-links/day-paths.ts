/** Addresses of the pages of links for a day: not in `paths`, which travels with the landing page. */
export const dayPaths = { make: '/profile/day-link', opened: '/day' } as const
