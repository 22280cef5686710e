import { Feature, type FeatureFlags, FeatureMode, featureNames } from '@fgm/shared/flags'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { Card } from '../../../ui/card.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { showToast } from '../../../ui/toast.ts'
import { failure } from '../admin-words.ts'
import { featureEffects, featureIcons, isOpenIn, standing } from './launch-words.ts'

type Statuses = FeatureFlags['activation_status']['feature_status']

const modeLabels: Record<FeatureMode, string> = { auto: 'Auto', on: 'On', off: 'Off' }
const modes = FeatureMode.options.map((value) => ({ value, label: modeLabels[value] }))

/** What families can use: by a live figure, or by an administrator's word. */
export function FeatureSwitches({ statuses }: { statuses: Statuses }) {
  return (
    <Card>
      <h2 className="text-h3">Feature switches</h2>
      <ul className="switches">
        {Feature.options.map((feature) => (
          <FeatureSwitch key={feature} feature={feature} status={statuses[feature]} />
        ))}
      </ul>
    </Card>
  )
}

type FeatureSwitchProps = { feature: Feature; status: Statuses[Feature] }

function FeatureSwitch({ feature, status }: FeatureSwitchProps) {
  const [asked, setAsked] = useState<FeatureMode | null>(null)
  const change = trpc.admin.setFeatureMode.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => {
      showToast({ message })
      setAsked(null)
    },
  })
  const name = featureNames[feature]
  const error = failure(`switch ${name}`, change.error)

  // What families notice is asked about first; what they do not, such as to keep open by hand what is open, is done.
  function choose(mode: FeatureMode) {
    if (mode === status.mode) return
    change.reset()
    if (isOpenIn(mode, status) === status.enabled) change.mutate({ feature, mode })
    else setAsked(mode)
  }
  return (
    <li>
      <Stamp tone={status.enabled ? 'teal' : 'plum'} icon={featureIcons[feature]} size="small" />
      <div>
        <h3>{name}</h3>
        <p className="label muted" role="status">
          {standing(feature, status)}
        </p>
      </div>
      <Segmented
        label={name}
        options={modes}
        // What was chosen shows at once, and what the server holds as soon as it is known.
        value={change.isPending ? change.variables.mode : status.mode}
        onChange={choose}
      />
      <FormError error={asked ? undefined : error} />
      <Confirm
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={status.enabled ? `Close ${name}?` : `Open ${name}?`}
        confirmLabel={status.enabled ? `Close ${name}` : `Open ${name}`}
        onConfirm={() => asked && change.mutate({ feature, mode: asked })}
        isPending={change.isPending}
        error={error}
      >
        {featureEffects[feature][status.enabled ? 'closes' : 'opens']}
      </Confirm>
    </li>
  )
}
