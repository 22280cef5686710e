import {
  Activity,
  ActivityCard,
  ActivityDetail,
  ActivityForChild,
  ActivityMarks,
  ActivityStatus,
  Completion,
  FavoriteToggle,
  FreeActivity,
  HistoryEntry,
  HistoryOf,
  LockedActivity,
  NoteCompletion,
} from '@fgm/shared/activities/activities'
import { RightNow } from '@fgm/shared/activities/moments'
import { PlayList, PlaysBetween, RecordPlay } from '@fgm/shared/activities/plays'
import { HelpInstead } from '@fgm/shared/distress/help-instead'
import { Paging } from '@fgm/shared/text/paging'
import { ById, Message } from '@fgm/shared/text/text'
import { z } from 'zod'
import { pageOfList } from '../../core/keyset-page.ts'
import {
  creatingProcedure,
  nothing,
  publicProcedure,
  router,
  userProcedure,
} from '../../core/trpc.ts'
import {
  activityWindow,
  findActivity,
  listActivities,
  listActivityCards,
  listFreeActivities,
  listSampleActivities,
} from './activities.ts'
import { activityMarks, activityStatus, completeActivity, toggleFavorite } from './marks.ts'
import { childHistory, listPlays, noteCompletion, recordPlay, startAfresh } from './plays.ts'

export const activitiesRouter = router({
  list: userProcedure
    .input(RightNow.extend(Paging.shape).optional())
    .output(z.array(Activity))
    .query(({ ctx, input = {} }) =>
      pageOfList(ctx, listActivities(ctx.deps.db, ctx.family, input), input),
    ),

  listSamples: publicProcedure
    .input(RightNow.optional())
    .output(z.array(Activity))
    .query(({ ctx, input }) => listSampleActivities(ctx.deps.db, input)),

  cards: publicProcedure
    .input(RightNow.optional())
    .output(z.array(ActivityCard))
    .query(({ ctx, input }) => listActivityCards(ctx.deps.db, ctx.family, input)),

  marks: userProcedure
    .input(nothing)
    .output(ActivityMarks)
    .query(({ ctx }) => activityMarks(ctx.deps.db, ctx)),

  listFree: publicProcedure
    .input(nothing)
    .output(z.object({ activities: z.array(FreeActivity) }).meta({ id: 'FreeActivityList' }))
    .query(({ ctx }) => ({ activities: listFreeActivities(ctx.deps.db) })),

  byId: publicProcedure
    .input(ById)
    .output(ActivityDetail)
    .query(({ ctx, input }) => findActivity(ctx.deps, ctx.family, input.id)),

  window: publicProcedure
    .input(ById)
    .output(LockedActivity)
    .query(({ ctx, input }) => activityWindow(ctx.deps, ctx.family, input.id)),

  status: userProcedure
    .input(ActivityForChild)
    .output(ActivityStatus)
    .query(({ ctx, input }) => activityStatus(ctx.deps, ctx, input.id, input.child_id)),

  complete: userProcedure
    .input(ActivityForChild)
    .output(Completion)
    .mutation(({ ctx, input }) => completeActivity(ctx.deps, ctx, input.id, input.child_id)),

  recordPlay: userProcedure
    .input(RecordPlay)
    .output(Message)
    .mutation(({ ctx, input }) => recordPlay(ctx.deps, ctx, input)),

  plays: userProcedure
    .input(PlaysBetween)
    .output(PlayList)
    .query(({ ctx, input }) => listPlays(ctx.deps.db, ctx.family, input)),

  startAfresh: userProcedure
    .input(nothing)
    .output(Message)
    .mutation(({ ctx }) => startAfresh(ctx.deps, ctx.family)),

  history: userProcedure
    .input(HistoryOf)
    .output(z.object({ entries: z.array(HistoryEntry) }).meta({ id: 'History' }))
    .query(({ ctx, input }) => ({ entries: childHistory(ctx, ctx.deps.db, ctx.family, input) })),

  note: userProcedure
    .input(NoteCompletion)
    .output(z.union([HistoryEntry, HelpInstead]))
    .mutation(({ ctx, input }) => noteCompletion(ctx.deps.db, ctx.family, input)),

  favorite: creatingProcedure
    .input(ActivityForChild)
    .output(FavoriteToggle)
    .mutation(({ ctx, input }) =>
      ctx.once(input, (deps) => toggleFavorite(deps, ctx, input.id, input.child_id)),
    ),
})
