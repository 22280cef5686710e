import { furniture_kinds, room_kinds } from '@fgm/shared/blueprints/catalog'
import { capital } from './part-words.ts'

export const room_options = room_kinds.map(({ type, label }) => ({ value: type, label }))

export const furniture_options = furniture_kinds.map(({ type, label }) => ({
  value: type,
  label: capital(label),
}))
