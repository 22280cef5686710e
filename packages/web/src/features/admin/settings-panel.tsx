import { errorMessage, requestId } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PanelLoading } from './panel-loading.tsx'
import { SettingsForm } from './settings-form.tsx'

/** The section 'Settings': what may change while the product runs. */
export function SettingsPanel() {
  const settings = trpc.admin.settings.useQuery(undefined, { throwOnError: false })
  if (settings.data) return <SettingsForm settings={settings.data} />
  if (!settings.error) return <PanelLoading>Loading the settings</PanelLoading>
  return (
    <ErrorState
      title="Failed to fetch the settings"
      onRetry={() => void settings.refetch()}
      isRetrying={settings.isFetching}
      requestId={requestId(settings.error)}
    >
      {errorMessage(settings.error)}
    </ErrorState>
  )
}
