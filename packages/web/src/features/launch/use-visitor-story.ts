import { heroButtons, visitorStory } from '@fgm/shared/launch/story'
import { usePrerendered } from '../../lib/prerendered.ts'
import { useSession } from '../../session/session.tsx'
import { useLaunchInfo } from './use-launch-info.ts'

/**
 * The texts for visitors about the launch, from the server's registration info. While it loads, and when it fails, the
 * words are general (spec, calls), except for the button of the landing page: the server sends the page with its words.
 */
export function useVisitorStory() {
  const landing = usePrerendered()?.landing
  const info = useLaunchInfo()
  const story = visitorStory(info)
  if (info || !landing || landing === 'family') return story
  return { ...story, heroButton: heroButtons[landing] }
}

/** Whether the landing page is for a family. Until the session is known, the server's guess counts. */
export function useIsFamily(): boolean {
  const session = useSession()
  const landing = usePrerendered()?.landing
  return session.state === 'checking' ? landing === 'family' : session.state === 'signed_in'
}
