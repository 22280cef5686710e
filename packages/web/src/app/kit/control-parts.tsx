import { Check, Crown, Heart, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { ChoiceGroup, MultiChoiceGroup } from '../../ui/choice-group.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { showToast } from '../../ui/toast.ts'
import { KitSection } from './kit-section.tsx'

const children = [
  { value: 1, label: 'Leo, 3', face: 'L' },
  { value: 2, label: 'Ada, 7', face: 'A' },
]
const materials = [
  { value: 'tape', label: 'Masking tape' },
  { value: 'flashlight', label: 'Flashlight' },
  { value: 'coins', label: 'Coins: from age 4', isDisabled: true },
]
const minutes = [5, 10, 15].map((value) => ({ value, label: value }))

/** Everything a thumb presses. */
export function ControlParts() {
  return (
    <>
      <KitSection title="Buttons">
        <div className="row row-wrap">
          <Button variant="primary" icon={Check}>
            Mark as Completed
          </Button>
          <Button variant="done" icon={Check} disabled>
            Completed
          </Button>
          <Button icon={Heart}>Add to Favorites</Button>
          <CopyButton text="MAYA12">Copy Code</CopyButton>
          <LinkButton variant="text" href="#main">
            View Referral Details
          </LinkButton>
          <Button variant="primary" isPending>
            Saving
          </Button>
          <Button variant="primary" disabled>
            Unavailable
          </Button>
          <Button isSquare icon={Shuffle} aria-label="Another" />
          <Button variant="primary" size="huge">
            Found it
          </Button>
        </div>
      </KitSection>
      <KitSection title="Chips and badges">
        <div className="row row-wrap">
          <DifficultyChip difficulty_level="easy" />
          <DifficultyChip difficulty_level="medium" />
          <DifficultyChip difficulty_level="hard" />
          <Chip>Ready to Start</Chip>
          <Chip tone="honey">My Creation</Chip>
          <Chip tone="teal">Saved</Chip>
          <Chip tone="honey" icon={Crown}>
            Founding
          </Chip>
          <Chip tone="outline">Outline</Chip>
          <Badge tone="honey" icon={Crown}>
            Founding
          </Badge>
          <Badge>Pioneer</Badge>
        </div>
      </KitSection>
      <Choices />
      <Overlays />
    </>
  )
}

function Choices() {
  const [child, setChild] = useState<number | null>(1)
  const [ticked, setTicked] = useState<string[]>(['tape'])
  const [duration, setDuration] = useState(5)
  const [age, setAge] = useState(5)
  return (
    <KitSection title="Choices">
      <div className="grid-cards">
        <ChoiceGroup label="Playing with" options={children} value={child} onChange={setChild} />
        <MultiChoiceGroup
          label="What is within reach?"
          options={materials}
          values={ticked}
          onChange={setTicked}
          error={ticked.length === 0 ? 'Please select at least one available material' : undefined}
        />
        <Segmented label="Minutes" options={minutes} value={duration} onChange={setDuration} />
        <Stepper label="Child age" unit="years" min={2} max={12} value={age} onChange={setAge} />
      </div>
    </KitSection>
  )
}

const overview = 'overview'
const tabs = [
  { value: 'overview', label: 'Overview', content: 'What the family played.' },
  { value: 'children', label: 'Children', content: 'Leo and Ada.' },
  { value: 'progress', label: 'Progress', comingWord: 'Soon' },
]

function Overlays() {
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const [tab, setTab] = useState(overview)
  return (
    <KitSection title="Sheet, confirm, toast, tabs">
      <div className="row row-wrap">
        <Button onClick={() => setIsSheetOpen(true)}>Open sheet</Button>
        <Button onClick={() => setIsConfirmOpen(true)}>Ask first</Button>
        <Button
          onClick={() =>
            showToast({
              message: 'Activity saved to your collection!',
              action: { label: 'Undo', onPress: () => showToast({ message: 'Taken back' }) },
            })
          }
        >
          Show toast
        </Button>
        <Button
          onClick={() => showToast({ message: 'Failed to mark as completed', tone: 'error' })}
        >
          Show error toast
        </Button>
      </div>
      <Tabs label="Profile" tabs={tabs} value={tab} onChange={setTab} />
      <Sheet
        isOpen={isSheetOpen}
        onOpenChange={setIsSheetOpen}
        title="Filter"
        footer={
          <Button variant="primary" isBlock onClick={() => setIsSheetOpen(false)}>
            Show 14 activities
          </Button>
        }
      >
        <MultiChoiceGroup
          label="Time"
          options={minutes}
          values={[5]}
          onChange={() => showToast({ message: 'Chosen' })}
        />
      </Sheet>
      <Confirm
        isOpen={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title="Remove Leo?"
        confirmLabel="Remove Leo"
        onConfirm={() => setIsConfirmOpen(false)}
        isPending={false}
        error={undefined}
      >
        What you played together goes with the profile.
      </Confirm>
    </KitSection>
  )
}
