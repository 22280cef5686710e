import { readStored } from '../../lib/browser-storage.ts'

/** The storage key of the notice's height on the last page, in px; unset where it was not needed. */
export const noticeHeight = 'email-notice-height'

/** Reserves the space of the notice before it is rendered: as high as on the last page, else as expected (px). */
export function EmailNoticePlace({ expected = 0 }: { expected?: number }) {
  const height = Number(readStored(noticeHeight) ?? expected)
  return height > 0 ? <div style={{ height }} /> : null
}
