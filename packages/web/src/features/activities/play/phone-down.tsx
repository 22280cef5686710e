import { activityForChild } from '@fgm/shared/activities/child-in-text'
import { Smartphone } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNow } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { ByDevice } from '../../../ui/by-device.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { splitAfterFirstSentence } from '../../../ui/reading.tsx'
import { spokenPrompt } from '../activity-text.ts'
import { useHeadset } from './headset.ts'
import { ClockFace } from './play-clock.tsx'
import { goTo, type Play, stepsOf, thingsOf, timeLeft } from './play-state.ts'
import { Care, letters, Toes } from './play-view.tsx'
import { type Roles, usePlayers } from './two-players.ts'
import type { PlayControl } from './use-activity-play.ts'

/** Long enough to look up after the chime. */
const pauseMs = 900

type PhoneDownProps = {
  play: Play
  control: PlayControl
  speak: (...texts: string[]) => void
  leave: ReactNode
  onUp: () => void
}

/** The phone lies there and reads aloud: a chime, a pause, the step. A tap anywhere or the headset's button goes to the next. */
export function PhoneDown({ play, control, speak, leave, onUp }: PhoneDownProps) {
  const { name, roles, care } = usePlayers(play)
  const read = activityForChild(play.activity, name)
  const steps = stepsOf(read)
  const { at } = play
  const isLast = at === steps.length - 1
  const words = at < 0 ? `You need: ${thingsOf(read).join(', ')}.` : (steps[at] ?? '')
  const audio = useRef<HTMLAudioElement>(null)
  const move = (by: number) => control.change((before, now) => goTo(before, before.at + by, now))
  const soundChime = useHeadset(audio, {
    title: read.title,
    artist: at < 0 ? 'What you need' : `Step ${at + 1} of ${steps.length}`,
    onNext: () => move(1),
    onBack: () => move(-1),
  })
  const spoken = spokenWords({ play: { ...play, activity: read }, words, isLast, roles })
  useEffect(() => {
    soundChime()
    const timer = setTimeout(() => speak(...spoken.split('\n')), pauseMs)
    return () => {
      clearTimeout(timer)
      speak()
    }
  }, [soundChime, speak, spoken])
  const left = timeLeft(play, useNow(play.clock !== null))
  return (
    <div className="playing phone-down night">
      {/* biome-ignore lint/a11y/useMediaCaption: it is silent, and only claims the headset's button. */}
      <audio ref={audio} loop />
      <header className="playing-head">
        {leave}
        <b>{read.title}</b>
        <Button size="small" onClick={onUp}>
          <ByDevice
            phone={
              <>
                <Smartphone className="icon" aria-hidden />
                Phone up
              </>
            }
            computer="Show the steps"
          />
        </Button>
      </header>
      {at >= 0 && <Toes count={steps.length} at={at} />}
      <div className="rest">
        <ClockFace play={play} left={left} />
        <div aria-live="polite">
          <PageTitle title={read.title} className={letters(words)}>
            {words}
          </PageTitle>
        </div>
        <button type="button" onClick={() => move(1)}>
          <ByDevice phone="Tap anywhere" computer="Click anywhere" />
          {isLast ? ' to finish' : ' for the next step'}
        </button>
      </div>
      <Care lead={care} text={read.safety_note} isOpen={false} />
    </div>
  )
}

type Spoken = { play: Play; words: string; isLast: boolean; roles: Roles | null }

/** What is spoken, one line each: the safety note before the first step, the step as it is played, at the end what to say. */
function spokenWords({ play, words, isLast, roles }: Spoken): string {
  const { activity, at, level } = play
  const { verb, words: prompt } = spokenPrompt(activity.connection_prompt)
  return [
    at === 0 && splitAfterFirstSentence(activity.safety_note)[0],
    words,
    ...(at >= 0 && roles ? [roles.small, roles.big].map(({ who, text }) => `${who}: ${text}`) : []),
    at >= 0 &&
      !roles &&
      level !== 'as_is' &&
      `${level === 'easier' ? 'Easier' : 'Harder'}: ${activity[level]}`,
    isLast && prompt && `${verb}: ${prompt}`,
  ]
    .filter(Boolean)
    .join('\n')
}
