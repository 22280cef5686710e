import {
  ChangeClue,
  ChangedClue,
  CompleteHunt,
  HuntCompleted,
  HuntCompletionList,
  HuntList,
  HuntMemory,
  HuntSample,
  HuntToPlay,
  HuntWordings,
  MemoryPage,
  MemoryQuery,
  NoteMemory,
  RewordClues,
  RewordedClues,
  SampleHunt,
  SaveHunt,
  UpdateHunt,
} from '@fgm/shared/hunts/hunts'
import { Paging } from '@fgm/shared/text/paging'
import { ById, Message } from '@fgm/shared/text/text'
import { pageOfList } from '../../core/keyset-page.ts'
import {
  creatingProcedure,
  nothing,
  publicProcedure,
  router,
  userProcedure,
} from '../../core/trpc.ts'
import { rewordClues } from './clue-rewording.ts'
import { completeHunt, listCompletions } from './hunt-completions.ts'
import { listMemories, noteMemory } from './hunt-memories.ts'
import { huntWordings } from './hunt-wordings.ts'
import {
  createHunt,
  findHunt,
  listHunts,
  removeHunt,
  sampleHunt,
  unfound,
  updateHunt,
  visitorsHunt,
} from './hunts.ts'
import { changeClue } from './one-clue.ts'
import { countReadingClues } from './reading-limit.ts'

/** For finding or wording clues. */
const clueProcedure = userProcedure.use(({ ctx, next }) => {
  countReadingClues(ctx.deps, ctx.family)
  return next()
})

export const huntsRouter = router({
  list: userProcedure
    .input(Paging.optional())
    .output(HuntList)
    .query(({ ctx, input = {} }) => ({
      hunts: pageOfList(ctx, listHunts(ctx.deps, ctx.family), input),
    })),

  forVisitors: publicProcedure
    .input(nothing)
    .output(HuntToPlay)
    .query(({ ctx }) => visitorsHunt(ctx.deps)),

  byId: userProcedure
    .input(ById)
    .output(HuntToPlay)
    .query(({ ctx, input }) => findHunt(ctx.deps, ctx.family, input.id)),

  wordings: clueProcedure
    .input(ById)
    .output(HuntWordings)
    .query(({ ctx, input }) => huntWordings(ctx.deps, ctx.family, input.id)),

  create: creatingProcedure
    .input(SaveHunt)
    .output(HuntToPlay)
    .mutation(({ ctx, input }) => ctx.once(input, (deps) => createHunt(deps, ctx.family, input))),

  update: userProcedure
    .input(UpdateHunt)
    .output(HuntToPlay)
    .mutation(({ ctx, input }) => updateHunt(ctx.deps, ctx.family, input)),

  remove: userProcedure
    .input(ById)
    .output(Message)
    .mutation(({ ctx, input }) => removeHunt(ctx.deps.db, ctx.family, input.id)),

  sample: clueProcedure
    .input(SampleHunt)
    .output(HuntSample)
    .query(({ ctx, input }) => sampleHunt(ctx.deps.db, ctx.family, input)),

  // A mutation, because pages repeat queries automatically, and this one calls an AI provider.
  reword: userProcedure
    .input(RewordClues)
    .output(RewordedClues)
    .mutation(({ ctx, input }) => {
      const itemsData = unfound(input.items_data)
      return rewordClues(
        ctx.deps,
        ctx.family,
        { ...input, items_data: itemsData },
        ctx.request.signal,
      )
    }),

  // All items are sent: too much for the URL of a query.
  changeClue: clueProcedure
    .input(ChangeClue)
    .output(ChangedClue)
    .mutation(({ ctx, input }) =>
      changeClue(ctx.deps.db, ctx.family, { ...input, items_data: unfound(input.items_data) }),
    ),

  complete: userProcedure
    .input(CompleteHunt)
    .output(HuntCompleted)
    .mutation(({ ctx, input }) => completeHunt(ctx.deps, ctx.family, input)),

  completions: userProcedure
    .input(ById)
    .output(HuntCompletionList)
    .query(({ ctx, input }) => ({
      completions: listCompletions(ctx.deps.db, ctx.family, input.id),
    })),

  memories: userProcedure
    .input(MemoryQuery.optional())
    .output(MemoryPage)
    .query(({ ctx, input }) => listMemories(ctx.deps, ctx.family, input ?? {})),

  noteMemory: userProcedure
    .input(NoteMemory)
    .output(HuntMemory)
    .mutation(({ ctx, input }) => noteMemory(ctx.deps.db, ctx.family, input)),
})
