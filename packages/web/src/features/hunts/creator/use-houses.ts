import { trpc } from '../../../lib/trpc.ts'
import type { Blueprint } from '../hub/hub-overview.tsx'
import type { House } from './hunt-draft.ts'

export type HouseGroup = { title: string; houses: House[] }

/** The houses a hunt can be made for: the family's own, ours, and those that others share. */
export function useHouses() {
  const gallery = trpc.blueprints.gallery.useQuery(undefined, { throwOnError: false })
  const { data } = gallery
  const groups: HouseGroup[] | undefined = data && [
    { title: 'My Blueprints', houses: data.mine.map(houseOf) },
    { title: 'Templates', houses: data.presets.map(houseOf) },
    { title: 'From the community', houses: data.community.map(houseOf) },
  ]
  return {
    groups: groups?.filter(({ houses }) => houses.length > 0),
    isError: gallery.isError,
    isFetching: gallery.isFetching,
    retry: () => void gallery.refetch(),
  }
}

export const houseOf = ({ id, name, blueprint_data }: Blueprint): House => ({
  blueprint_id: id,
  name,
  document: blueprint_data,
  is_kept: false,
})
