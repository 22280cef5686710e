import {
  ageRanges,
  difficultyNames,
  huntTypes,
  sampleSize,
  wordingLevel,
} from '@fgm/shared/hunts/words'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { huntLooks } from '../hunt-type.tsx'
import type { HuntDraft } from './hunt-draft.ts'

type StepDetailsProps = {
  draft: HuntDraft
  onChange: (change: Partial<HuntDraft>) => void
  problem: string | undefined
}

/** Step 2: name, type, age, difficulty. */
export function StepDetails({ draft, onChange, problem }: StepDetailsProps) {
  const { hunt_name, hunt_type, age_range, difficulty_level } = draft
  const isEased = wordingLevel(difficulty_level, age_range) < difficulty_level
  return (
    <div className="form">
      <TextField
        label="Hunt name"
        maxLength={80}
        placeholder="Saturday color hunt"
        value={hunt_name}
        error={problem}
        onChange={(event) => onChange({ hunt_name: event.target.value })}
      />
      <ChoiceGroup
        label="Type"
        value={hunt_type}
        onChange={(value) => onChange({ hunt_type: value })}
        options={huntTypes.map((value) => ({
          value,
          label: huntLooks[value].name,
          icon: huntLooks[value].icon,
        }))}
      />
      <ChoiceGroup
        label="Age range"
        value={age_range}
        onChange={(value) => onChange({ age_range: value })}
        options={ageRanges.map((value) => ({ value, label: `${value} years` }))}
      />
      <ChoiceGroup
        label="Difficulty"
        value={difficulty_level}
        onChange={(value) => onChange({ difficulty_level: value })}
        options={difficultyNames.map((name, at) => ({
          value: at + 1,
          label: `${at + 1} ${name}`,
        }))}
      />
      <p className="muted small" aria-live="polite">
        A sample of this level has {sampleSize(difficulty_level)} items.
        {isEased && ` Clues stay easy enough for ages ${age_range}.`}
      </p>
    </div>
  )
}
