/* A plan as a file of its own: its colors come from the page, so each part takes its own along. */

const drawnWith = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'paint-order', 'text-anchor'],
  ...['font-family', 'font-size', 'font-weight'],
]

/** How many pixels a unit of the house is in a PNG. */
const sharpness = 2

export const svgOf = (plan: SVGSVGElement): Blob =>
  new Blob([standalone(plan)], { type: 'image/svg+xml' })

/** @throws where the browser cannot draw the picture. */
export async function pngOf(plan: SVGSVGElement): Promise<Blob> {
  const { width, height } = plan.viewBox.baseVal
  const image = new Image(width * sharpness, height * sharpness)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(plan))}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), {
    width: image.width,
    height: image.height,
  })
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
