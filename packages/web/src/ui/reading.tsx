import { ShieldCheck } from 'lucide-react'

/**
 * The safety note, its first sentence bold. It is next to the steps it is about: before step 1 when an adult must be
 * close, otherwise after the last.
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

/** Splits a text into its first sentence and the rest. */
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
