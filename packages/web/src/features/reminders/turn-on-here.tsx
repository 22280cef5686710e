import { useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { pushObstacle, subscribeHere } from './push-here.ts'

/** For a reminder by notification that this browser does not get, such as after a new login. */
export function TurnOnHere({ pushKey }: { pushKey: string }) {
  const device = useDeviceHere(pushKey)
  // The form below says why.
  if (pushObstacle()) return null
  return (
    <>
      <Button size="small" isPending={device.isPending} onClick={() => void device.add()}>
        Turn On Here
      </Button>
      <FormError error={device.problem} />
    </>
  )
}

/** Options of a change of the reminders: its response is what they are now, and its error is shown next to it. */
export function useShownAtOnce() {
  const utils = trpc.useUtils()
  return {
    meta: { shows_own_error: true },
    onSuccess: (own: Outputs['reminders']['own']) => utils.reminders.own.setData(undefined, own),
  }
}

/** Asks this browser for notifications, and tells the server where they go. */
export function useDeviceHere(pushKey: string) {
  const [isRefused, setIsRefused] = useState(false)
  const mutation = trpc.reminders.addDevice.useMutation(useShownAtOnce())
  function reset() {
    setIsRefused(false)
    mutation.reset()
  }
  async function add(onAdded?: () => void) {
    reset()
    const device = await subscribeHere(pushKey)
    if (!device) return setIsRefused(true)
    mutation.mutate(device, { onSuccess: () => onAdded?.() })
  }
  const { error, isPending } = mutation
  const problem = isRefused ? noPermission : error ? errorMessage(error) : undefined
  return { add, reset, problem, isPending }
}

const noPermission = 'This browser did not allow notifications. Nothing was changed.'
