import { readStored } from '../../lib/browser-storage.ts'

/** The key of the height, in px, that the notice had on the last page; nothing where it did not stand. */
export const noticeHeight = 'email-notice-height'

/** The room of the notice, before it is there. */
export function EmailNoticePlace() {
  const height = Number(readStored(noticeHeight))
  return height > 0 ? <div style={{ height }} /> : null
}
