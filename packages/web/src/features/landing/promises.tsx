import { Baby, HandHelping, type LucideIcon, Printer, ShieldCheck } from 'lucide-react'

type PromiseOfOurs = { icon: LucideIcon; title: string; text: string }

const promises: PromiseOfOurs[] = [
  {
    icon: ShieldCheck,
    title: 'No ads, no trackers',
    text: 'Nothing leaves this page before you press a button.',
  },
  {
    icon: Baby,
    title: 'First name, birthday, likes',
    text: 'That is all we keep about a child, so that ideas fit.',
  },
  {
    icon: Printer,
    title: 'Made for the fridge',
    text: 'Every free activity prints on one page, without an account.',
  },
  {
    icon: HandHelping,
    title: 'Checked for safety',
    text: 'Every idea passes an age and material check before you see it.',
  },
]

/** What a careful parent wants to know before signing up. */
export function Promises() {
  return (
    <section className="band pt-0">
      <div className="wrap">
        <h2 className="hidden-text">What you can count on</h2>
        <ul className="promises">
          {promises.map(({ icon: Icon, title, text }) => (
            <li key={title} className="promise">
              <Icon className="icon" aria-hidden />
              <div>
                <b>{title}</b>
                {text}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
