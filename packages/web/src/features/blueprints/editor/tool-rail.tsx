import { Layers } from 'lucide-react'
import { memo } from 'react'
import { toolActions } from './editor-actions.ts'
import type { Tool } from './editor-state.ts'

type ToolRailProps = {
  tool: Tool
  onTool: (tool: Tool) => void
  isListOpen: boolean
  onList: () => void
}

/** The four tools: a rail on desktops, where the places were on phones, with the list beside them. */
export const ToolRail = memo(function ToolRail(props: ToolRailProps) {
  const { tool, onTool, isListOpen, onList } = props
  return (
    <div className="tool-rail" role="toolbar" aria-label="Tools">
      {toolActions.map(({ tool: own, label, icon: Icon, shortcut }) => (
        <button
          key={own}
          type="button"
          className="tool"
          aria-pressed={own === tool && !isListOpen}
          aria-keyshortcuts={shortcut}
          onClick={() => onTool(own)}
        >
          <Icon className="icon" aria-hidden />
          {label}
        </button>
      ))}
      <button type="button" className="tool list-tool" aria-pressed={isListOpen} onClick={onList}>
        <Layers className="icon" aria-hidden />
        List
      </button>
    </div>
  )
})
