import { readStored } from '../../lib/browser-storage.ts'

/** The storage key of the height, in px, that the notice had on the last page; unset where there was none. */
export const noticeHeight = 'email-notice-height'

/** Keeps the space of the notice before it is rendered. */
export function EmailNoticePlace() {
  const height = Number(readStored(noticeHeight))
  return height > 0 ? <div style={{ height }} /> : null
}
