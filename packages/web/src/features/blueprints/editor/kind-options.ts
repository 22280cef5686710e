import { furnitureKinds, roomKinds } from '@fgm/shared/blueprints/catalog'
import { capital } from './part-words.ts'

export const roomOptions = roomKinds.map(({ type, label }) => ({ value: type, label }))

export const furnitureOptions = furnitureKinds.map(({ type, label }) => ({
  value: type,
  label: capital(label),
}))
