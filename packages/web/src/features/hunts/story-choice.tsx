import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { storiesFor } from '@fgm/shared/hunts/stories/stories'
import { type StoryId, storyStopsProblem } from '@fgm/shared/hunts/stories/story-ids'
import { treasurePlaces } from '@fgm/shared/hunts/stories/treasure-places'
import { useId } from 'react'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { TextField } from '../../ui/fields.tsx'
import { useTreasureProblem } from './use-treasure-problem.ts'

/** A story, and where its treasure is hidden; initially none. */
export type ChosenStory = { story_id: StoryId | null; treasure_place: string }

type StoryChoiceProps = {
  value: ChosenStory
  onChange: (value: ChosenStory) => void
  stops: number
  /** Of all players, in years. */
  ages: readonly number[]
  house: BlueprintDocument
}

/** The stories that fit players and hunt, and a line for the place of the treasure. Nothing has to be chosen. */
export function StoryChoice({ value, onChange, stops, ages, house }: StoryChoiceProps) {
  const places = useId()
  const stories = storiesFor(stops, ages)
  const { problem: danger } = useTreasureProblem(value.treasure_place, Math.min(...ages))
  const problem = stops > 0 ? storyStopsProblem(stops) : undefined
  if (problem) return <p className="muted small">{problem}</p>
  const chosen = stories.find(({ id }) => id === value.story_id)
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        label="With a story?"
        layout="scroll"
        value={chosen?.id ?? ''}
        onChange={(id) => onChange({ ...value, story_id: id === '' ? null : id })}
        options={[
          { value: '' as const, label: 'No story' },
          ...stories.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      {chosen && (
        <>
          <TextField
            label="Where is the treasure?"
            isOptional
            maxLength={120}
            list={places}
            placeholder="Behind the couch"
            hint="A note is a fine treasure: good for one story, or a snack at the table. Low down, with nothing to climb or open."
            value={value.treasure_place}
            onChange={(event) => onChange({ ...value, treasure_place: event.target.value })}
          />
          {danger && (
            <p className="note honey" role="status">
              {danger}
            </p>
          )}
          <datalist id={places}>
            {[...new Set(treasurePlaces(house))].map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        </>
      )}
    </div>
  )
}
