import type { LucideIcon } from 'lucide-react'
import './variation.css'

type VariationProps = { title: string; icon: LucideIcon; text: string }

/** How to make an activity easier or harder, folded. */
export function Variation({ title, icon: Icon, text }: VariationProps) {
  return (
    <details className="card fold variation">
      <summary>
        <Icon className="icon text-teal" aria-hidden />
        <h3>{title}</h3>
      </summary>
      <p>{text}</p>
    </details>
  )
}
