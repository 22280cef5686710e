import { AddChildButton } from '../children/add-child-button.tsx'

/** Where the page asks for a child; the actions lead there. */
export const askChild = 'ask-child'

/** What a family without a child profile is asked before it can mark an activity. */
export function AskForChild() {
  return (
    <div className="card grid justify-items-start gap-3" id={askChild}>
      <p>
        <b>Who are you playing with?</b> Add a child profile, and what you did together is kept.
      </p>
      <AddChildButton variant="secondary" size="small">
        Add a Child Profile
      </AddChildButton>
    </div>
  )
}
