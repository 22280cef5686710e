import { Download } from '@fgm/shared/activities/activities'
import { ById } from '@fgm/shared/text/text'
import { publicProcedure, router } from '../../core/trpc.ts'
import { requestDownload } from './downloads.ts'

export const downloadsRouter = router({
  request: publicProcedure
    .input(ById)
    .output(Download)
    .mutation(({ ctx, input }) => requestDownload(ctx, input.id)),
})
