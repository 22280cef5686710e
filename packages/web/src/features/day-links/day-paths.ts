/** Addresses of the pages of day links: not in `paths`, which is bundled with the landing page. */
export const dayPaths = { make: '/profile/day-link', opened: '/day' } as const
