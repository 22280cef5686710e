import { ActivityId, Download } from '@fgm/shared/activities/activities'
import { publicProcedure, router } from '../../core/trpc.ts'
import { requestDownload } from './downloads.ts'

export const downloadsRouter = router({
  request: publicProcedure
    .input(ActivityId)
    .output(Download)
    .mutation(({ ctx, input }) => requestDownload(ctx, input.id)),
})
