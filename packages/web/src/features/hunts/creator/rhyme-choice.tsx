import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import type { HuntDraft } from './hunt-draft.ts'

type RhymeChoiceProps = {
  draft: HuntDraft
  onChange: (change: Partial<HuntDraft>) => void
}

export function RhymeChoice({ draft: { is_rhymed = false }, onChange }: RhymeChoiceProps) {
  return (
    <>
      <ChoiceGroup
        label="Clues that rhyme"
        value={is_rhymed ? 'on' : 'off'}
        onChange={(value) => onChange({ is_rhymed: value === 'on' })}
        options={[
          { value: 'off', label: 'No' },
          { value: 'on', label: 'Yes' },
        ]}
      />
      <p className="choice-note muted small" aria-live="polite">
        {is_rhymed
          ? 'Suggested clues are two lines that rhyme. A few things have none and stay plain.'
          : 'Suggested clues are plain sentences.'}
      </p>
    </>
  )
}
