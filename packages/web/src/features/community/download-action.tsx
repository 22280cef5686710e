import type { CommunityItem } from '@fgm/shared/community/community'
import { Download } from 'lucide-react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { errorMessageOr } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { showToast } from '../../ui/toast.ts'

const failure = (error: unknown) => errorMessageOr('Failed to download activity', error)

/** Takes a shared activity home; afterwards it leads there. */
export function DownloadAction({ item }: { item: CommunityItem }) {
  const { id, is_downloaded } = item
  const download = trpc.community.download.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => showToast({ message }),
    onError: (error) => showToast({ message: failure(error), tone: 'error' }),
  })
  if (is_downloaded)
    return (
      <ButtonTo to={paths.activity} params={{ activity_id: id }} variant="primary" isBlock>
        View Activity
      </ButtonTo>
    )
  return (
    <>
      <FormError error={download.error ? failure(download.error) : undefined} />
      <Button
        variant="primary"
        isBlock
        icon={Download}
        isPending={download.isPending}
        onClick={() => download.mutate({ id })}
      >
        Add to your collection
      </Button>
    </>
  )
}
