type SayProps = { words: string; manner?: string }

/** The sentence a parent can say aloud. `manner` is 'quietly' and the like. */
export function Say({ words, manner }: SayProps) {
  return (
    <p className="say">
      <span className="who">{manner ? `Say ${manner}` : 'Say'}</span>
      <q>{words}</q>
    </p>
  )
}
