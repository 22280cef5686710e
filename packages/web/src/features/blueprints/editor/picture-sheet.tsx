import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { useRef, useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { HousePlan } from '../house-plan.tsx'
import { pngOf, svgOf } from './plan-picture.ts'

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
