import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** It is within the first screen, and nothing covers it: an element that is only in the page is not seen. */
export async function seen(page: Page, part: Locator): Promise<void> {
  await part.waitFor()
  // Checked again while the page loads: what arrives above moves it.
  const look = async () => [...(await beyondScreen(page, part)), ...(await coveredBy(part))]
  await expect.poll(look, { message: `what keeps ${part} from sight` }).toEqual([])
}

/** What its box lacks to be completely within the first screen, and large enough to be seen. */
async function beyondScreen(page: Page, part: Locator): Promise<string[]> {
  const box = await part.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  if (!box) return ['It has no box.']
  const isWithin =
    box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height
  return [
    ...(box.width > 20 && box.height > 12 ? [] : [`${box.width} by ${box.height} is too small`]),
    ...(isWithin ? [] : [`${JSON.stringify(box)} reaches beyond ${width} by ${height}`]),
  ]
}

/** Scrolled to, it is visible as well: it is drawn, and nothing covers it. */
export async function seenOnceScrolledTo(part: Locator): Promise<void> {
  await part.waitFor()
  // Scrolled to each time: what still loads above it moves it.
  const scrolledTo = async () => {
    await part.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    return coveredBy(part)
  }
  await expect.poll(scrolledTo, { message: `what lies over ${part}` }).toEqual([])
}

/**
 * What covers the middle of each of its lines, at the upper edge, the lower one and between. The tap area around a
 * link covers nothing.
 */
const coveredBy = (part: Locator): Promise<string[]> =>
  part.evaluate((one) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return ['It is not drawn.']
    const points = [...one.getClientRects()].flatMap(({ x, y, width, height }) =>
      [2, height / 2, height - 2].map((down) => [x + width / 2, y + down] as const),
    )
    const covers = points.flatMap(([x, y]) => {
      let front = document.elementFromPoint(x, y)
      if (!front || one.contains(front)) return front ? [] : ['the edge of the screen']
      for (; front && !front.contains(one); front = front.parentElement)
        if (getComputedStyle(front).backgroundColor !== 'rgba(0, 0, 0, 0)')
          return [`${front.tagName}.${front.className}`]
      return []
    })
    return covers
  })
