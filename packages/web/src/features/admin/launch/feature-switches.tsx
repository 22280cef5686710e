import {
  Feature,
  type FeatureFlags,
  FeatureMode,
  type FeatureStatus,
  featureNames,
  featureRules,
  type LaunchMetrics,
} from '@fgm/shared/flags'
import { BookHeart, CreditCard, Lightbulb, type LucideIcon, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form.tsx'
import { Segmented } from '../../../ui/radio.tsx'
import { Confirm } from '../../../ui/sheet.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import { toastResult } from '../../../ui/toast-result.ts'
import { failure, formatNumber } from '../admin-format.ts'

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
  const [requested, setRequested] = useState<FeatureMode | null>(null)
  const change = trpc.admin.setFeatureMode.useMutation(toastResult(() => setRequested(null)))
  const name = featureNames[feature]
  const { icon, opens, closes } = looks[feature]
  const error = failure(`switch ${name}`, change.error)

  // Only a change that families notice needs confirming.
  function choose(mode: FeatureMode) {
    if (mode === status.mode) return
    change.reset()
    if (isOpenIn(mode, status) === status.enabled) change.mutate({ feature, mode })
    else setRequested(mode)
  }
  return (
    <li>
      <Stamp tone={status.enabled ? 'teal' : 'plum'} icon={icon} size="small" />
      <div>
        <h3>{name}</h3>
        <p className="label muted text-balance" role="status">
          {statusText(feature, status)}
        </p>
      </div>
      <Segmented
        label={name}
        options={modes}
        // Optimistic: shows the choice at once, and the server's value once the mutation is settled.
        value={change.isPending ? change.variables.mode : status.mode}
        onChange={choose}
      />
      <FormError error={requested ? undefined : error} />
      <Confirm
        isOpen={requested !== null}
        onOpenChange={() => setRequested(null)}
        title={status.enabled ? `Close ${name}?` : `Open ${name}?`}
        confirmLabel={status.enabled ? `Close ${name}` : `Open ${name}`}
        onConfirm={() => requested && change.mutate({ feature, mode: requested })}
        isPending={change.isPending}
        error={error}
      >
        {status.enabled ? closes : opens}
      </Confirm>
    </li>
  )
}

/** The icon of a feature, and what families see from the moment on in which it opens or closes. */
const looks: Record<Feature, { icon: LucideIcon; opens: string; closes: string }> = {
  payments: {
    icon: CreditCard,
    opens:
      'Waiting families see their price and can pay. Those that were not told yet get a mail about it.',
    closes:
      'Families read that payments come later, and cannot pay, except with early payment access. Whoever has paid keeps premium.',
  },
  ai_generation: {
    icon: Lightbulb,
    opens: 'Founding and paid families can make activities with their credits.',
    closes:
      'Families read that the generator is not open yet, and can make nothing. Their credits and what they made stay.',
  },
  community_sharing: {
    icon: UsersRound,
    opens:
      'Families can find, take home, rate and report what others share. Founding and paid families can share.',
    closes:
      'Families read that the community comes soon, and can neither share nor take anything home. What they took home stays theirs.',
  },
  premium_library: {
    icon: BookHeart,
    opens: 'Founding and paid families can read the whole library and save from it.',
    closes:
      'Families read that the library comes soon. What they saved stays in their collections.',
  },
}

/** Whether families could use a feature in another mode. */
const isOpenIn = (mode: FeatureMode, status: FeatureStatus): boolean =>
  mode === 'auto' ? status.ready_for_activation : mode === 'on'

const counted: Record<keyof LaunchMetrics, [one: string, many: string]> = {
  total_users: ['family', 'families'],
  premium_users: ['premium family', 'premium families'],
  founding_members: ['founding family', 'founding families'],
}

/** 'Open: 128 families, 101 needed' or 'Closed by hand: 4 premium families, 5 needed'. */
function statusText(feature: Feature, status: FeatureStatus): string {
  const state = status.enabled ? 'Open' : 'Closed'
  const by = status.mode === 'auto' ? '' : ' by hand'
  const [one, many] = counted[featureRules[feature].metric]
  const families = `${formatNumber(status.current)} ${status.current === 1 ? one : many}`
  const isWithoutWay = feature === 'payments' && !status.enabled && isOpenIn(status.mode, status)
  if (isWithoutWay) return 'Closed: no way to pay is set up on this server.'
  return `${state}${by}: ${families}, ${formatNumber(status.threshold)} needed`
}
