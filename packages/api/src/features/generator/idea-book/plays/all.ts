import type { Play } from '../play.ts'
import { momentsOut } from './moments-out.ts'
import { momentsRoutine } from './moments-routine.ts'
import { momentsSoft } from './moments-soft.ts'
import { talkBig } from './talk-big.ts'
import { talkLittle } from './talk-little.ts'
import { thingsBig } from './things-big.ts'
import { thingsLittle } from './things-little.ts'
import { thingsSchool } from './things-school.ts'
import { thingsYoung } from './things-young.ts'

/** Every play, hand-written, in files by when it is for. */
export const plays: readonly Play[] = [
  ...[talkLittle, talkBig, thingsLittle, thingsYoung, thingsSchool, thingsBig],
  ...[momentsRoutine, momentsSoft, momentsOut],
].flat()
