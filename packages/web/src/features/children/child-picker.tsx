import { initial } from '../../ui/avatar.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import type { Children } from './use-children.ts'

type ChildPickerProps = {
  family: Children
  /** Hides the label where a heading is next to it. */
  isLabelHidden?: boolean
  /** Hides the ages where the age is chosen next to it. */
  isAgeHidden?: boolean
  /** Lets several children play at once. */
  together?: { is: boolean; onChoose: () => void }
}

const all = 'all'

/** Who is playing. Nothing where there is no child to choose. */
export function ChildPicker({ family, isLabelHidden, isAgeHidden, together }: ChildPickerProps) {
  const { children = [], child, choose } = family
  if (!child) return null
  return (
    <ChoiceGroup
      label="Playing with"
      isLabelHidden={isLabelHidden}
      options={[
        ...children.map(({ id, name, age }) => ({
          value: id,
          label: isAgeHidden ? name : `${name}, ${age}`,
          face: initial(name),
        })),
        ...(together && children.length > 1
          ? [{ value: all, label: children.length === 2 ? 'Both' : 'All together' }]
          : []),
      ]}
      value={together?.is ? all : child.id}
      onChange={(value) => (value === all ? together?.onChoose() : choose(value))}
    />
  )
}
