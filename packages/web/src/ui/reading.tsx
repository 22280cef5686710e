import { ShieldCheck } from 'lucide-react'

/**
 * What keeps the child safe, the first sentence bold. It stands at the steps it is about: before step 1 when an adult must be
 * close, after the last otherwise.
 */
export function SafetyNote({ text }: { text: string }) {
  const [first, rest] = splitAfterFirstSentence(text)
  return (
    <p className="note">
      <ShieldCheck className="icon" aria-hidden />
      <span>
        <b>{first}</b>
        {rest && ` ${rest}`}
      </span>
    </p>
  )
}

/** A text in two: its first sentence, and what follows it. */
export function splitAfterFirstSentence(text: string): [string, string] {
  const end = text.search(/[.!?](?:\s|$)/)
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 1).trim()]
}

type SayProps = { words: string; verb?: string }

/** The sentence a parent can say aloud, or ask. */
export function Say({ words, verb = 'Say' }: SayProps) {
  return (
    <p className="say">
      <span className="who">{verb}</span>
      <q>{words}</q>
    </p>
  )
}
