import { Download } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { showToast } from '../../../ui/toast.ts'
import { saveFile } from './save-file.ts'

/** Everything that is known of the family, as a file to take away (GET /user/export). */
export function DataCard() {
  const { download, isPending, error } = useDataFile()
  return (
    <div className="card profile-part">
      <h3>Your data</h3>
      <p className="muted small">
        Everything we hold about your family in one JSON file: children, activities, notes, mails.
        Passwords and other secrets are not in it.
      </p>
      <Button size="small" icon={Download} isPending={isPending} onClick={() => void download()}>
        Download My Data
      </Button>
      <FormError error={error} />
    </div>
  )
}

function useDataFile() {
  const utils = trpc.useUtils()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string>()

  async function download() {
    setIsPending(true)
    setError(undefined)
    try {
      const data = await utils.account.export.fetch(undefined, { staleTime: 0, gcTime: 0 })
      const day = data.exported_at.slice(0, 10)
      saveFile(`five-good-minutes-${day}.json`, JSON.stringify(data, null, 2))
      showToast({ message: 'Your data is on its way to your downloads.' })
    } catch (failure) {
      setError(errorMessage(failure))
    }
    setIsPending(false)
  }
  return { download, isPending, error }
}
