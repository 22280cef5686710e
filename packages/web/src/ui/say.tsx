type SayProps = { words: string; verb?: string; manner?: string }

/** The sentence a parent can say aloud, or ask. `manner` is 'quietly' and the like. */
export function Say({ words, verb = 'Say', manner }: SayProps) {
  return (
    <p className="say">
      <span className="who">{manner ? `${verb} ${manner}` : verb}</span>
      <q>{words}</q>
    </p>
  )
}
