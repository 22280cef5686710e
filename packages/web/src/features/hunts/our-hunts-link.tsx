import { BookHeart } from 'lucide-react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'

/** To the memories of all hunts of the family. */
export function OurHuntsLink() {
  return (
    <ButtonTo to={paths.ourHunts} size="small" icon={BookHeart}>
      All hunt memories
    </ButtonTo>
  )
}
