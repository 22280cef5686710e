import { Activity } from '@fgm/shared/activities/activities'
import { suggestionsForAge } from '@fgm/shared/activities/suggestions'
import { HelpInstead } from '@fgm/shared/distress/help-instead'
import {
  AiCredits,
  EditActivity,
  GenerateActivity,
  GeneratedActivity,
  type GenerationEvent,
  GenerationOrHelp,
  GenerationStatus,
  Suggestion,
  SuggestionsFor,
} from '@fgm/shared/generator'
import { Paging } from '@fgm/shared/text/paging'
import { ById, Message } from '@fgm/shared/text/text'
import type {} from '@trpc/server/unstable-core-do-not-import'
import { z } from 'zod'
import { idempotencyKey } from '../../core/context.ts'
import { nothing, router, userProcedure } from '../../core/trpc.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { editActivity, removeActivity } from './edits.ts'
import { generationStatus, generatorAccess } from './generation-limits.ts'
import { generate, generateAtOnce, listGenerated } from './generator.ts'

/** A key in the body takes precedence over one in the header. */
const withKey = (input: GenerateActivity, key: string | null): GenerateActivity =>
  input.idempotency_key || !key ? input : { ...input, idempotency_key: key }

/** The events of a stream, one at a time. tRPC checks each against this schema. */
const events = z.custom<AsyncIterable<z.output<typeof GenerationEvent>>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)

export const generatorRouter = router({
  credits: userProcedure
    .input(nothing)
    .output(AiCredits)
    .query(({ ctx }) => generatorAccess(ctx.deps.db, ctx.family)),

  status: userProcedure
    .input(nothing)
    .output(GenerationStatus)
    .query(({ ctx }) => generationStatus(ctx.deps, ctx.family)),

  suggestions: userProcedure
    .input(SuggestionsFor)
    .output(z.object({ suggestions: z.array(Suggestion) }).meta({ id: 'SuggestionList' }))
    .query(({ input }) => ({ suggestions: suggestionsForAge(input.child_age) })),

  generate: userProcedure
    .input(GenerateActivity)
    .output(events)
    .mutation(({ ctx, input, signal }) =>
      generate(ctx.deps, ctx.family, input, signal ?? ctx.request.signal),
    ),

  generateWhole: userProcedure
    .input(GenerateActivity)
    .output(GenerationOrHelp)
    .mutation(({ ctx, input }) =>
      generateAtOnce(
        ctx.deps,
        ctx.family,
        withKey(input, idempotencyKey(ctx.idempotency_key)),
        ctx.request.signal,
      ),
    ),

  mine: userProcedure
    .input(Paging.optional())
    .output(z.object({ activities: z.array(GeneratedActivity) }).meta({ id: 'GeneratedList' }))
    .query(({ ctx, input = {} }) => ({
      activities: listGenerated(ctx, ctx.deps.db, ctx.family, input),
    })),

  update: userProcedure
    .input(EditActivity)
    .output(z.union([Activity, HelpInstead]))
    .mutation(({ ctx, input }) => {
      // Checking a text for unsafe content blocks the event loop for a while.
      countAttempt(ctx.deps, limits.edit_by_account, ctx.family.id)
      return editActivity(ctx.deps, ctx.family, input)
    }),

  remove: userProcedure
    .input(ById)
    .output(Message)
    .mutation(({ ctx, input }) => removeActivity(ctx.deps, ctx.family, input.id)),
})
