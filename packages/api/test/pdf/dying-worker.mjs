/** A PDF thread that dies on titles that say so, and otherwise answers with the title. */
import { parentPort } from 'node:worker_threads'

parentPort.on('message', ({ activity }) => {
  if (activity.title === 'crash') throw new Error('the thread is gone')
  if (activity.title === 'leave') process.exit(3)
  if (activity.title === 'stuck') for (;;);
  if (activity.title === 'fail') return parentPort.postMessage({ failure: 'no ink' })
  parentPort.postMessage({ bytes: new TextEncoder().encode(activity.title) })
})
