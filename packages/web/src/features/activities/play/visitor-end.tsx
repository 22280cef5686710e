import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { TextField } from '../../../ui/fields.tsx'
import { keepPlay, readVisitor } from '../visitor.ts'
import { Faces } from './faces.tsx'
import { type Play, timesOf } from './play-state.ts'
import type { PlayControl } from './use-activity-play.ts'
import '../sign-up-ask.css'

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

/** After a visitor's play: the account that takes it along. It follows what plays on. */
export function KeepAsk() {
  // Their first page asks how old the child is, and takes along what was played.
  const search = { next: paths.activities }
  return (
    <p className="sign-up-ask small muted">
      <b>Keep this?</b> It stays on this device for a week. With an account you keep it for good.
      <span className="row row-wrap gap-x-6">
        <Link to={paths.register} search={search} className="link-pad">
          Sign Up
        </Link>
        <Link to={paths.login} search={search} className="link-pad">
          Log In
        </Link>
      </span>
    </p>
  )
}
