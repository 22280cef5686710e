import { z } from 'zod'
import { FurnitureType, RoomType } from '../blueprints/document.ts'
import { HuntType } from './hunts.ts'

/* What hunts consist of, as the authors wrote it: things to find, and small tasks at each place. */

const FurnitureAnchor = z.object({ kind: z.literal('furniture'), type: FurnitureType })
const RoomAnchor = z.object({ kind: z.literal('room'), type: RoomType })

const Wordings = z.object({ easy: z.string(), medium: z.string(), expert: z.string() })
const ClueWordings = Wordings.extend({
  toddler: z.string().optional().describe('In place of easy at level 1 for the youngest'),
  reader: z.string().optional().describe('In place of medium for children of six and more'),
  older: z.string().optional().describe('In place of expert at level 4 for the oldest'),
  master: z.string().optional().describe('In place of expert at level 5 for the oldest'),
})

/**
 * One thing to find; without an anchor it fits any room. A clue says what to look for and leaves the room to its opening: `easy`
 * names the furniture, `medium` compares with what a child of five knows, `reader` asks more of a child who reads, `expert` is a
 * riddle. At two there is something to point to or to pat, and no letter, no shape but round, no number above three (`toddler`);
 * from eight on a secret to read, or something to work out once it is found (`master`).
 */
export const AuthoredHuntItem = z.object({
  id: z.string(),
  hunt_type: HuntType,
  name: z.string(),
  category: z.string(),
  anchor: z.union([FurnitureAnchor, RoomAnchor]).optional(),
  not_in: z.array(RoomType).optional().describe('Rooms where such furniture holds other things'),
  not_beside: z
    .array(FurnitureType)
    .optional()
    .describe('Furniture that a child could take for this, and is not to touch'),
  min_age: z.number().int(),
  mode: z.enum(['find', 'bring', 'count', 'do']),
  clues: ClueWordings,
  rhymes: z
    .object({ small: z.string(), big: z.string() })
    .optional()
    .describe('Two lines each: in place of `easy` and `medium`, and for those who read'),
  answer: z.string().describe('What the last hint tells'),
  answers: ClueWordings.partial()
    .optional()
    .describe('The same where the text of that name asks for something else'),
  answer_by_room: z.partialRecord(RoomType, z.string()).optional(),
  count_of: z.string().optional(),
  count_max: z.number().int().optional(),
  color: z.string().optional(),
  shape: z.string().optional(),
  letter: z.string().optional(),
  parent_tip: z.string().optional().describe('Never names the room, the furniture or the answer'),
})
export type AuthoredHuntItem = z.output<typeof AuthoredHuntItem>

/** A small task at the place of a find, for ages from `min_age` to `max_age`. */
export const AuthoredTask = z.object({
  id: z.string(),
  anchor: z.union([FurnitureAnchor, RoomAnchor]),
  min_age: z.number().int(),
  max_age: z.number().int(),
  noise: z.number().int(),
  words: Wordings,
  safety: z.string().optional(),
  not_with: z.array(z.string()).optional().describe('Items that ask for the same'),
})
export type AuthoredTask = z.output<typeof AuthoredTask>
