import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { sharedView } from '@fgm/shared/blueprints/sharing'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { HousePlan } from './house-plan.tsx'

type ShareSheetProps = {
  document: BlueprintDocument
  isPublic: boolean
  canShare: boolean
  onClose: () => void
  onChange: (isPublic: boolean) => void
}

/** Shows exactly what other families will see, by the rule that the server shows it by, before anything is shared. */
export function ShareSheet(props: ShareSheetProps) {
  const { document, isPublic, canShare, onClose, onChange } = props
  const { name, blueprint_data, changes } = sharedView(document)
  const isEmpty = document.rooms.length === 0
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={isPublic ? 'Other families see this' : 'This is what others would see'}
      description="They can copy it and make hunts from it. Nothing you typed is shown, and your own house stays yours. What you draw later shows there, too."
      footer={
        <>
          {!canShare && (
            <p className="text-ui">
              You can share blueprints as soon as your spot opens. It is kept for you alone until
              then.
            </p>
          )}
          <Button
            variant="primary"
            isBlock
            disabled={!isPublic && (isEmpty || !canShare)}
            onClick={() => onChange(!isPublic)}
          >
            {isPublic ? 'Stop sharing' : 'Share this house'}
          </Button>
          <Button isBlock onClick={onClose}>
            {isPublic ? 'Keep sharing' : 'Keep it private'}
          </Button>
        </>
      }
    >
      <figure className="share-preview">
        {isEmpty ? (
          <p className="muted">Draw a room first: an empty sheet is nothing to share.</p>
        ) : (
          <HousePlan document={blueprint_data} title={`${name}, as other families see it`} />
        )}
        <figcaption>
          <b>{name}</b>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </figcaption>
      </figure>
    </Sheet>
  )
}
