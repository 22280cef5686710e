import {
  Blueprint,
  BlueprintGallery,
  BlueprintList,
  SaveBlueprint,
  UpdateBlueprint,
} from '@fgm/shared/blueprints/blueprints'
import { HomeReading, ReadHome } from '@fgm/shared/blueprints/homes/wish'
import { ById, Message } from '@fgm/shared/text/text'
import { creatingProcedure, nothing, router, userProcedure } from '../../core/trpc.ts'
import {
  blueprintGallery,
  chooseHome,
  copyBlueprint,
  createBlueprint,
  findBlueprint,
  listBlueprints,
  ownAndPresets,
  removeBlueprint,
  updateBlueprint,
} from './blueprints.ts'
import { readHomeLine } from './home-reading.ts'

export const blueprintsRouter = router({
  list: userProcedure
    .input(nothing)
    .output(BlueprintList)
    .query(({ ctx }) => ({ blueprints: listBlueprints(ctx.deps.db, ctx.family) })),

  ownAndPresets: userProcedure
    .input(nothing)
    .output(BlueprintList)
    .query(({ ctx }) => ({ blueprints: ownAndPresets(ctx.deps.db, ctx.family) })),

  gallery: userProcedure
    .input(nothing)
    .output(BlueprintGallery)
    .query(({ ctx }) => blueprintGallery(ctx.deps.db, ctx.family)),

  byId: userProcedure
    .input(ById)
    .output(Blueprint)
    .query(({ ctx, input }) => findBlueprint(ctx.deps.db, ctx.family, input.id)),

  create: creatingProcedure
    .input(SaveBlueprint)
    .output(Blueprint)
    .mutation(({ ctx, input }) =>
      ctx.once(input, (deps) => createBlueprint(deps, ctx.family, input)),
    ),

  update: userProcedure
    .input(UpdateBlueprint)
    .output(Blueprint)
    .mutation(({ ctx, input }) => updateBlueprint(ctx.deps, ctx.family, input)),

  // A mutation, because pages repeat queries automatically, and this one calls an AI provider.
  readHome: userProcedure
    .input(ReadHome)
    .output(HomeReading)
    .mutation(({ ctx, input }) => readHomeLine(ctx.deps, ctx.family, input, ctx.request.signal)),

  copy: creatingProcedure
    .input(ById)
    .output(Blueprint)
    .mutation(({ ctx, input }) =>
      ctx.once(input, (deps) => copyBlueprint(deps, ctx.family, input.id)),
    ),

  chooseHome: userProcedure
    .input(ById)
    .output(Message)
    .mutation(({ ctx, input }) => chooseHome(ctx.deps, ctx.family, input.id)),

  remove: userProcedure
    .input(ById)
    .output(Message)
    .mutation(({ ctx, input }) => removeBlueprint(ctx.deps.db, ctx.family, input.id)),
})
