import { useEffect, useState } from 'react'
import { TextField } from '../../../ui/fields.tsx'
import { keepPlay, readVisitor } from '../visitor.ts'
import { Faces } from './faces.tsx'
import { type Play, timesOf } from './play-state.ts'
import type { PlayControl } from './use-activity-play.ts'

/** The one who plays where no child has a name yet. */
const somebody = 'visitor'

/** How it was, for a visitor: it stays in this browser, until an account takes it along. */
export function VisitorFaces({ play, control }: { play: Play; control: PlayControl }) {
  const { activity, play_id } = play
  const face = play.faces[somebody]
  const [line, setLine] = useState(
    () => readVisitor().plays?.find((kept) => kept.play_id === play_id)?.line ?? '',
  )
  // At once, too: an account may come without a word of how it was.
  useEffect(() => {
    const { id, title } = activity
    keepPlay({ id, title, play_id, ...timesOf(play, Date.now()), face: face ?? null, line })
  }, [activity, play, play_id, face, line])
  return (
    <>
      <h2>How was it?</h2>
      <Faces
        id={somebody}
        face={face}
        onChoose={(next) =>
          control.change((before) => ({ ...before, faces: { ...before.faces, [somebody]: next } }))
        }
      />
      {face === 'not_today' && (
        <p role="status" className="small">
          A flop is fine. You were there, and that is what stays.
        </p>
      )}
      {face && (
        <TextField
          label="One line to keep"
          isOptional
          autoComplete="off"
          maxLength={500}
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
      )}
    </>
  )
}
