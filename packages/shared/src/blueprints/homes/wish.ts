import { z } from 'zod'
import { HelpCountry, HelpInstead } from '../../distress/help-instead.ts'
import { Line } from '../../text/text.ts'
import type { RoomType } from '../catalog.ts'
import { homeKinds, wishLimits } from './wish-words.ts'

/*
 * A home as a family describes it, before any wall is drawn (spec part two §2). The page's counters and chips, the reader of a
 * line of text and a provider all fill in the same wish; only the packer turns it into walls.
 */

/** The size of a room relative to its kind. */
export const WishedSize = z.enum(['small', 'usual', 'big'])
export type WishedSize = z.output<typeof WishedSize>

/** One bedroom: its owner, if one was named. */
export const WishedBedroom = z
  .object({
    name: Line(wishLimits.name)
      .optional()
      .describe("What the family calls the room: 'Mila's room', 'Our room'"),
    is_child: z.boolean().default(false).describe('A room of a child'),
    size: WishedSize.default('usual'),
  })
  .meta({ id: 'WishedBedroom' })
export type WishedBedroom = z.output<typeof WishedBedroom>

const count = (most: number) => z.number().int().min(0).max(most).default(0)

const RoomSizes = z.partialRecord(z.enum(homeKinds), WishedSize)

/** Everything a family can say about its home; each part may be left out. */
export const HomeWish = z
  .object({
    bedrooms: z.array(WishedBedroom).max(wishLimits.bedrooms).default([]),
    living: count(wishLimits.living),
    kitchen: count(wishLimits.kitchen),
    dining: count(wishLimits.dining),
    bathrooms: count(wishLimits.bathrooms),
    office: count(wishLimits.office),
    playroom: count(wishLimits.playroom),
    laundry: count(wishLimits.laundry),
    garage: count(wishLimits.garage),
    others: z
      .array(Line(wishLimits.name))
      .max(wishLimits.others)
      .default([])
      .describe('Names of rooms of no other kind: a pooja room, a gym'),
    open_plan: z
      .array(z.enum(['living', 'kitchen', 'dining']))
      .max(3)
      .default([])
      .describe('Kinds that share one room, without a wall between'),
    has_hallway: z.boolean().default(false),
    has_balcony: z.boolean().default(false),
    has_garden: z.boolean().default(false),
    has_courtyard: z.boolean().default(false),
    has_upstairs: z.boolean().default(false),
    is_one_room: z.boolean().default(false).describe('One lives, sleeps and cooks in one room'),
    sizes: RoomSizes.default({}).describe('Kinds that are small or big'),
  })
  .meta({ id: 'HomeWish' })
export type HomeWish = z.output<typeof HomeWish>

/** A home about which nothing has been said yet. */
export const emptyWish = (): HomeWish => HomeWish.parse({})

/** A room that a wish asks for, before it has a place. */
export type WishedRoom = {
  type: RoomType
  label: string
  size: WishedSize
  /** Its wanted area in square units, and the usual area of such a room. */
  area: number
  usualArea: number
  /** What is usually in it, if its kind alone does not say so. */
  holds: readonly ('bed' | 'living' | 'kitchen' | 'dining')[]
  is_upstairs: boolean
}

/** A line for a provider to read, if the page's rules do not understand all of its words. */
export const ReadHome = z
  .object({ text: Line(wishLimits.line), country: HelpCountry.optional() })
  .meta({ id: 'ReadHome' })
export type ReadHome = z.output<typeof ReadHome>

/** `wish` is null if there is no provider or none could read it; `instead` is help for a parent who writes about distress. */
export const HomeReading = z
  .object({ wish: HomeWish.nullable(), instead: HelpInstead.nullable() })
  .meta({ id: 'HomeReading' })
export type HomeReading = z.output<typeof HomeReading>
