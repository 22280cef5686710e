import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { useRef, useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { HousePlan } from '../house-plan.tsx'

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
      isOpen
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

/* The picture is a file of its own: the plan's colors come from the page, so each part takes its own along. */

const drawnWith = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'paint-order', 'text-anchor'],
  ...['font-family', 'font-size', 'font-weight'],
]

/** How many pixels a unit of the house is in a PNG. */
const sharpness = 2

const svgOf = (plan: SVGSVGElement): Blob =>
  new Blob([standalone(plan)], { type: 'image/svg+xml' })

/** @throws where the browser cannot draw the picture. */
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
