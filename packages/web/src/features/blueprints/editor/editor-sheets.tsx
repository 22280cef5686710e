import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { sharedView } from '@fgm/shared/blueprints/sharing'
import { Globe, ImageIcon, Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form.tsx'
import { Segmented } from '../../../ui/radio.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { HousePlan } from '../house-plan.tsx'
import { type Action, actions, isEnabled, snappingAction } from './state/editor-actions.ts'
import { shortcutWords } from './state/editor-keys.ts'
import { documentOf, type EditorState } from './state/editor-state.ts'
import { lengthUnits, type UnitName, unitNames, whatAStepIs } from './state/length-units.ts'

type MenuSheetProps = {
  state: EditorState
  onClose: () => void
  onAction: (action: Action) => void
  onShare: () => void
  onPicture: () => void
  onUnit: (unit: UnitName) => void
}

const units = unitNames.map((value) => ({ value, label: lengthUnits[value].label }))

const inMenu = actions.filter(({ is_key_only }) => !is_key_only)

/** Every action that has no button on a phone, with its shortcut. */
export function MenuSheet(props: MenuSheetProps) {
  const { state, onClose, onAction, onShare, onPicture, onUnit } = props
  return (
    <Sheet onOpenChange={onClose} title="More" description={state.name.trim() || undefined}>
      <div className="grid gap-1">
        <Button size="small" icon={state.is_public ? Globe : Lock} onClick={onShare}>
          {state.is_public ? 'Shared with other families' : 'Share with other families'}
        </Button>
        <Button
          size="small"
          icon={ImageIcon}
          disabled={documentOf(state).rooms.length === 0}
          onClick={onPicture}
        >
          Save as a picture
        </Button>
        {inMenu.map((action) => (
          <button
            key={action.shortcut}
            type="button"
            className="menu-item"
            disabled={!isEnabled(action, state)}
            aria-pressed={action === snappingAction ? state.is_snapping : undefined}
            onClick={() => onAction(action)}
          >
            {action.icon && <action.icon className="icon" aria-hidden />}
            <span className="grow">{action.label}</span>
            <kbd>{shortcutWords(action.shortcut)}</kbd>
          </button>
        ))}
        <div className="mt-4 grid gap-2 px-2.5">
          <b>Sizes in</b>
          <Segmented label="Sizes in" options={units} value={state.unit} onChange={onUnit} />
          <p className="text-ui muted">{whatAStepIs}</p>
        </div>
      </div>
    </Sheet>
  )
}

/** Every key and what it does. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet
      onOpenChange={onClose}
      title="Keyboard shortcuts"
      description="Keys without Ctrl work while the drawing has the focus. Hold space to move the sheet, Alt to place freely."
      isWide
    >
      <dl className="shortcut-list">
        {actions.map(({ label, shortcut, also = [] }) => (
          <div key={shortcut}>
            <dt>{label}</dt>
            <dd className="flex gap-1.5">
              {[shortcut, ...also].map((key) => (
                <kbd key={key}>{shortcutWords(key)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

type ShareSheetProps = {
  document: BlueprintDocument
  isPublic: boolean
  canShare: boolean
  onClose: () => void
  onChange: (isPublic: boolean) => void
}

/** Shows exactly what other families will see, by the rule that the server uses, before anything is shared. */
export function ShareSheet(props: ShareSheetProps) {
  const { document, isPublic, canShare, onClose, onChange } = props
  const { name, blueprint_data, changes } = sharedView(document)
  const isEmpty = document.rooms.length === 0
  return (
    <Sheet
      onOpenChange={onClose}
      title={isPublic ? 'Other families see this' : 'This is what others would see'}
      description="They can copy it and make hunts from it. Nothing you typed is shown, and your own house stays yours. They will also see what you draw later."
      footer={
        <>
          {!canShare && (
            <p className="text-ui">Sharing houses comes with premium. Only you can see this one.</p>
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
      <figure className="share-preview grid gap-3">
        {isEmpty ? (
          <p className="muted">Draw a room first, so that there is something to share.</p>
        ) : (
          <HousePlan document={blueprint_data} title={`${name}, as other families see it`} />
        )}
        <figcaption>
          <b>{name}</b>
          <ul className="mt-2 list-disc ps-5 text-muted">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </figcaption>
      </figure>
    </Sheet>
  )
}

type PictureSheetProps = { document: BlueprintDocument; name: string; onClose: () => void }

/** The plan as a picture to keep: for a printer or a wall, or to draw on. */
export function PictureSheet({ document, name, onClose }: PictureSheetProps) {
  const figure = useRef<HTMLElement>(null)
  const [hasFailed, setFailed] = useState(false)

  async function save(kind: 'png' | 'svg') {
    const plan = figure.current?.querySelector('svg')
    if (!plan) return
    const picture = kind === 'svg' ? svgOf(plan) : await pngOf(plan).catch(() => null)
    setFailed(picture === null)
    if (picture) saveFile(`${name.trim() || 'Our house'}.${kind}`, picture)
  }
  return (
    <Sheet
      onOpenChange={onClose}
      title="A picture of the house"
      isWide
      footer={
        <>
          <FormError error={hasFailed ? 'This browser could not draw it. Try SVG.' : undefined} />
          <Button variant="primary" isBlock onClick={() => void save('png')}>
            Save as PNG
          </Button>
          <Button isBlock onClick={() => void save('svg')}>
            Save as SVG
          </Button>
        </>
      }
    >
      <figure ref={figure} className="house-picture">
        <HousePlan document={document} title={`Plan of ${name.trim() || 'our house'}`} />
      </figure>
    </Sheet>
  )
}

/* The picture is a separate file: the plan's colors come from the page, so each part gets its own copy. */

const drawnWith = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'paint-order', 'text-anchor'],
  ...['font-family', 'font-size', 'font-weight'],
]

/** How many pixels a unit of the house has in a PNG. */
const sharpness = 2

const svgOf = (plan: SVGSVGElement): Blob => new Blob([standalone(plan)], { type: 'image/svg+xml' })

/** @throws when the browser cannot draw the picture. */
async function pngOf(plan: SVGSVGElement): Promise<Blob> {
  const { width, height } = plan.viewBox.baseVal
  const image = new Image(width * sharpness, height * sharpness)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(plan))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height)
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!picture) throw new Error('The browser made no picture.')
  return picture
}

function standalone(plan: SVGSVGElement): string {
  const copy = plan.cloneNode(true) as SVGSVGElement
  const own = plan.querySelectorAll<SVGElement>('*')
  for (const [at, part] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const original = own[at]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const property of drawnWith) {
      part.style.setProperty(property, style.getPropertyValue(property))
      part.removeAttribute(property)
    }
    part.removeAttribute('class')
  }
  const { width, height } = plan.viewBox.baseVal
  copy.removeAttribute('class')
  copy.setAttribute('width', `${width * sharpness}`)
  copy.setAttribute('height', `${height * sharpness}`)
  copy.style.backgroundColor = getComputedStyle(
    plan.closest('figure') ?? document.body,
  ).backgroundColor
  return new XMLSerializer().serializeToString(copy)
}
