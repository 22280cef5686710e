import type { Activity, ActivityDetail, ActivityMarks } from '@fgm/shared/activities/activities'
import { MoodId, PlaceId } from '@fgm/shared/activities/moments'
import { fits } from '@fgm/shared/activities/ranking'
import type { HelpInstead } from '@fgm/shared/distress/help-instead'
import { childAgeLimits } from '@fgm/shared/family/child-age'
import type { Child } from '@fgm/shared/family/children'
import { GenerateActivity, type Generation } from '@fgm/shared/generator'
import { Id } from '@fgm/shared/text/text'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import type { Context } from '../../core/context.ts'
import { fault } from '../../core/errors.ts'
import { publicError } from '../../core/trpc.ts'
import { callProcedure, type ProcedurePath } from '../../http/rest/procedures.ts'

/*
 * What an assistant can do, over the same procedures as REST: each checks its scope, its limits and its owner
 * itself, so a tool can do no more than a row of the REST table. The only file that knows the SDK's server;
 * `mcp.http.ts` loads it with the first request.
 */

const instructions =
  'Five-minute activities for parents with children from 2 to 12. Find one, read it out step by step, and mark it as played. Follow the safety note of an activity, and never suggest to leave a child alone with it.'

/** Handles one request of the protocol. Each has its own server and no session, so that nothing is stored. */
export async function handleMcp(ctx: Context, request: Request): Promise<Response> {
  const handler = createMcpHandler(
    () => {
      const server = new McpServer(
        { name: 'five-good-minutes', version: '1.0.0' },
        { instructions },
      )
      registerTools(server, ctx)
      return server
    },
    { maxSubscriptions: 0 },
  )
  return handler.fetch(request)
}

const mostFound = 20

const Age = z.number().int().min(childAgeLimits.min).max(childAgeLimits.max)
const FindActivity = z.object({
  child_age: Age.optional().describe('In years'),
  max_minutes: z.number().int().min(1).max(120).optional(),
  place: PlaceId.optional().describe('Where you are'),
  mood: MoodId.optional().describe('How the child is'),
  limit: z.number().int().min(1).max(mostFound).default(5),
})
const ActivityRef = z.object({ activity_id: Id })
const OfChild = z.object({ child_id: Id.optional().describe('All children where it is left out') })
const Played = ActivityRef.extend({ child_id: Id.describe('From liked_by_child') })
const Make = z
  .object({
    ...GenerateActivity.shape,
    available_materials: GenerateActivity.shape.available_materials.describe('What is at hand'),
  })
  .omit({ country: true, variation: true })

function registerTools(server: McpServer, ctx: Context) {
  const call = <Result>(path: ProcedurePath, input: object) =>
    // The output schema of the procedure has checked it.
    callProcedure(ctx, path, input) as Promise<Result>

  server.registerTool(
    'find_activity',
    {
      title: 'Find an activity',
      description:
        'Finds activities of the family for an age, the minutes there are, a place and a mood. Needs the scope read.',
      inputSchema: FindActivity,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (wanted) => toolResult(ctx, async () => ({ activities: await found(call, wanted) })),
  )
  server.registerTool(
    'read_activity',
    {
      title: 'Read an activity',
      description: 'Materials, steps and safety note of one activity. Needs the scope read.',
      inputSchema: ActivityRef,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ activity_id: id }) =>
      toolResult(ctx, async () => ({
        activity: await call<ActivityDetail>('activities.byId', { id }),
      })),
  )
  server.registerTool(
    'liked_by_child',
    {
      title: 'What a child liked',
      description:
        'The children of the family, each with its age and the activities it liked and has done. Needs the scope read.',
      inputSchema: OfChild,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ child_id }) => toolResult(ctx, async () => ({ children: await liked(call, child_id) })),
  )
  server.registerTool(
    'mark_played',
    {
      title: 'Mark as played',
      description: 'Marks an activity as done by a child; twice is once. Needs the scope write.',
      inputSchema: Played,
      annotations: { idempotentHint: true, destructiveHint: false, openWorldHint: false },
    },
    ({ activity_id: id, child_id }) =>
      toolResult(ctx, () => call<object>('activities.complete', { id, child_id })),
  )
  server.registerTool(
    'make_activity',
    {
      title: 'Make an activity',
      description:
        'Makes a new activity from what is at hand; it can use one of the family’s AI credits. Where the wish tells of distress it answers with places to turn to instead. Needs the scope generate.',
      inputSchema: Make,
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    },
    (wish) =>
      toolResult(ctx, async () => {
        const made = await call<Generation | HelpInstead>('generator.generateWhole', wish)
        if ('help' in made) return made
        // The parent can see in the pages what the provider was sent.
        const { prompt_seen: _, ...rest } = made
        return rest
      }),
  )
}

type Call = <Result>(path: ProcedurePath, input: object) => Promise<Result>

async function found(
  call: Call,
  { child_age, max_minutes, limit, ...rightNow }: z.output<typeof FindActivity>,
) {
  const all = await call<Activity[]>('activities.list', rightNow)
  return all
    .filter((activity) => child_age === undefined || fits(activity, child_age))
    .filter(({ duration_minutes }) => duration_minutes <= (max_minutes ?? duration_minutes))
    .slice(0, limit)
    .map(({ id, title, description, duration_minutes, min_age, max_age, materials_list }) => ({
      ...{ id, title, description, duration_minutes, min_age, max_age, materials_list },
    }))
}

async function liked(call: Call, childId: string | undefined) {
  const { children } = await call<{ children: Child[] }>('children.list', {})
  const { completed, favorites } = await call<ActivityMarks>('activities.marks', {})
  const titles = new Map(
    (await call<Activity[]>('activities.list', {})).map(({ id, title }) => [id, title]),
  )
  const named = (marks: { child_id: string; activity_id: string }[], of: string) =>
    marks
      .filter(({ child_id }) => child_id === of)
      .map(({ activity_id: id }) => ({ id, title: titles.get(id) ?? null }))
  return children
    .filter(({ id }) => childId === undefined || id === childId)
    .map(({ id, name, age }) => ({
      ...{ child_id: id, name, age },
      liked: named(favorites, id),
      done: named(completed, id),
    }))
}

/** The result of a tool as JSON in a text, which every client shows; a refusal is JSON with its code. */
async function toolResult(ctx: Context, work: () => Promise<object>) {
  try {
    return { content: [{ type: 'text' as const, text: JSON.stringify(await work()) }] }
  } catch (cause) {
    const error = cause instanceof TRPCError ? cause : fault(cause)
    if (error.code === 'INTERNAL_SERVER_ERROR')
      ctx.deps.log.error({ request_id: ctx.request_id, err: error.cause ?? error }, 'tool failed')
    const refusal = JSON.stringify(publicError(error, ctx.request_id))
    return { isError: true, content: [{ type: 'text' as const, text: refusal }] }
  }
}
