import { Box, Flashlight } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { Dots } from '../../ui/dots.tsx'
import { AgesFact, Fact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { SafetyNote } from '../../ui/safety-note.tsx'
import { Say } from '../../ui/say.tsx'
import { CategoryStamp } from '../../ui/stamp.tsx'
import { WedgeClock } from '../../ui/wedge-clock.tsx'
import { KitSection } from './kit-section.tsx'

const colors = [
  'bg-paper',
  'bg-card',
  'bg-sunk',
  'bg-line',
  'bg-ink',
  'bg-muted',
  'bg-coral',
  'bg-teal',
  'bg-honey',
  'bg-coral-soft',
  'bg-teal-soft',
  'bg-honey-soft',
  'bg-plum-soft',
]
const categories = ['Math', 'Science', 'Language', 'Motor', 'Creative', 'Practical Life', 'Other']
const durations = [5, 10, 15, 30, 45, 60]

/** Color, type, cards, stamps, facts, quotes. */
export function PaperParts() {
  return (
    <>
      <KitSection title="Color">
        <div className="grid grid-cols-4 gap-3 [&>*]:min-w-0">
          {colors.map((color) => (
            <div key={color}>
              <div className={`card h-14 p-0 ${color}`} />
              <span className="label">{color.slice(3)}</span>
            </div>
          ))}
        </div>
      </KitSection>
      <KitSection title="Type">
        <Card className="stack">
          <p className="display text-giant">Giant 48, clue and score</p>
          <p className="display text-h1">Heading 36, page</p>
          <p className="display text-h2">Heading 28, section</p>
          <p className="display text-h3">Heading 22, card</p>
          <p className="text-read">
            Reading 18. Dim the room and sit on the floor facing a bare wall.
          </p>
          <p>Body 17. Nothing but the room you are in.</p>
          <p className="small">Interface 16. Ages 2-4, 5 min, 1 flashlight.</p>
          <p className="label">Label 14. Chips, badges and meta only.</p>
        </Card>
      </KitSection>
      <KitSection title="Stamps and wedges">
        <div className="row row-wrap">
          {categories.map((category) => (
            <CategoryStamp key={category} category={category} />
          ))}
          {durations.map((minutes) => (
            <WedgeClock key={minutes} minutes={minutes} size="large" />
          ))}
        </div>
      </KitSection>
      <KitSection title="Activity card">
        <div className="grid-cards">
          <article className="card card-column covered">
            <div className="card-head">
              <CategoryStamp category="Math" />
              <div className="grow">
                <span className="card-kicker">Math</span>
                <h3>
                  <a className="card-title-link" href="#main">
                    Sock Mountain Match
                  </a>
                </h3>
              </div>
            </div>
            <p className="card-line">
              Heap clean socks in a mountain; take turns pulling one out and shout Twins! each time
              two match.
            </p>
            <Facts>
              <MinutesFact minutes={5} />
              <AgesFact min_age={2} max_age={4} />
              <Fact icon={Box}>Clean socks</Fact>
            </Facts>
            <div className="card-foot">
              <Chip>Ready to Start</Chip>
              <DifficultyChip difficulty_level="easy" />
              <span className="card-view">View Activity</span>
            </div>
          </article>
          <Card look="lift" className="stack">
            <h3>Lifted card</h3>
            <Facts>
              <MinutesFact minutes={10} />
              <AgesFact min_age={5} max_age={5} />
              <Fact icon={Flashlight}>1 flashlight</Fact>
            </Facts>
            <Card look="soft">A soft card inside.</Card>
          </Card>
        </div>
      </KitSection>
      <KitSection title="Say, safety, dots">
        <div className="grid-cards">
          <div className="stack">
            <Say words="Look, your shadow knows you! What should we ask it to do next?" />
            <Say manner="quietly" words="You saw that drip before I did." />
            <SafetyNote text="Stay within arm's reach of the water. Use plastic cups." />
          </div>
          <Dots taken={43} total={50} />
        </div>
      </KitSection>
    </>
  )
}
