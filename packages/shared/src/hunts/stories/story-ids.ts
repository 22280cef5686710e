/* Which stories a hunt can have, without their texts: for schemas and lists. */

export const storyIds = [
  'door-that-wants-a-word',
  'map-in-pieces',
  'dragon-with-a-cold',
  'suspects-on-the-sofa',
  'snail-moves-house',
  'star-behind-something',
  'night-train',
  'robot-that-forgot',
  'orchestra-without-players',
  'tree-that-grows-indoors',
  'number-safe',
  'last-page-is-missing',
] as const
export type StoryId = (typeof storyIds)[number]

export type StoryBand = '3-5' | '6-8' | '9-12'

/** How many things to find a story needs: each brings a gain. */
export const storyStops = { min: 3, max: 7 } as const

export const hasStoryStops = (stops: number): boolean =>
  stops >= storyStops.min && stops <= storyStops.max

/** Why a hunt with this many items cannot have a story; undefined if it can. */
export const storyStopsProblem = (stops: number): string | undefined =>
  hasStoryStops(stops)
    ? undefined
    : `A story needs ${storyStops.min} to ${storyStops.max} things to find.`
