import { answers } from './answers.ts'
import { anyPlay } from './any-play.ts'
import { anyThing } from './any-thing.ts'
import { bigMakers } from './big-makers.ts'
import { bigMoves } from './big-moves.ts'
import { bigNumbers } from './big-numbers.ts'
import { bigTalk } from './big-talk.ts'
import { bigWonder } from './big-wonder.ts'
import { bigWords } from './big-words.ts'
import { celebrations } from './celebrations.ts'
import { littleMakers } from './little-makers.ts'
import { littleMoves } from './little-moves.ts'
import { littleNumbers } from './little-numbers.ts'
import { littleTalk } from './little-talk.ts'
import { littleTests } from './little-tests.ts'
import { littleWonder } from './little-wonder.ts'
import { littleWords } from './little-words.ts'
import { momentsDressing } from './moments-dressing.ts'
import { momentsGoodbye } from './moments-goodbye.ts'
import { momentsKitchen } from './moments-kitchen.ts'
import { momentsNight } from './moments-night.ts'
import { momentsOut } from './moments-out.ts'
import { momentsSofa } from './moments-sofa.ts'
import { momentsStorm } from './moments-storm.ts'
import { momentsTeeth } from './moments-teeth.ts'
import { momentsTidying } from './moments-tidying.ts'
import { momentsTwo } from './moments-two.ts'
import { paperNumbers } from './paper-numbers.ts'
import { paperWonder } from './paper-wonder.ts'
import type { Play } from './play.ts'
import { schoolMakers } from './school-makers.ts'
import { schoolMoves } from './school-moves.ts'
import { schoolNumbers } from './school-numbers.ts'
import { schoolRows } from './school-rows.ts'
import { schoolStage } from './school-stage.ts'
import { schoolTalk } from './school-talk.ts'
import { schoolWonder } from './school-wonder.ts'
import { schoolWords } from './school-words.ts'
import { youngMakers } from './young-makers.ts'
import { youngMoves } from './young-moves.ts'
import { youngNumbers } from './young-numbers.ts'
import { youngTalk } from './young-talk.ts'
import { youngWonder } from './young-wonder.ts'
import { youngWords } from './young-words.ts'

/** Every play, hand-written, in files by age and kind, or by the moment it is for. */
export const plays: readonly Play[] = [
  ...[littleMakers, littleMoves, littleNumbers, littleTalk, littleTests, littleWonder, littleWords],
  ...[youngMakers, youngMoves, youngNumbers, youngTalk, youngWonder, youngWords],
  ...[
    schoolMakers,
    schoolMoves,
    schoolNumbers,
    schoolRows,
    schoolStage,
    schoolTalk,
    schoolWonder,
    schoolWords,
  ],
  ...[bigMakers, bigMoves, bigNumbers, bigTalk, bigWonder, bigWords],
  ...[answers, anyPlay, anyThing, paperNumbers, paperWonder],
  ...[momentsDressing, momentsGoodbye, momentsKitchen, momentsNight, momentsOut],
  ...[momentsSofa, momentsStorm, momentsTeeth, momentsTidying, momentsTwo, celebrations],
].flat()
