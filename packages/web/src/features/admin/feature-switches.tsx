import { Feature, type FeatureFlags, FeatureMode } from '@fgm/shared/flags'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { failure } from './admin-words.ts'
import { feature_words, standing } from './launch-words.ts'

type Statuses = FeatureFlags['activation_status']['feature_status']

const mode_labels: Record<FeatureMode, string> = { auto: 'Auto', on: 'On', off: 'Off' }
const modes = FeatureMode.options.map((value) => ({ value, label: mode_labels[value] }))

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
  const change = trpc.admin.setFeatureMode.useMutation({ meta: { shows_own_error: true } })
  const { name, icon } = feature_words[feature]
  return (
    <li>
      <Stamp tone={status.enabled ? 'teal' : 'plum'} icon={icon} size="small" />
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
        onChange={(mode) => change.mutate({ feature, mode })}
      />
      <FormError error={failure(`switch ${name}`, change.error)} />
    </li>
  )
}
