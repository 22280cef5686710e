import { Tabs as RadixTabs } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Chip } from './chip.tsx'
import './tabs.css'

export type Tab<Value extends string> = {
  value: Value
  label: string
  /** A tab that is announced but cannot be opened yet shows this word, such as 'Soon'. */
  comingWord?: string
  content?: ReactNode
}

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Between the row of tabs and the open panel. */
  children?: ReactNode
}

/** Tabs with their keyboard support. The value belongs in the address, so that a reload keeps it. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, children } = props
  const list = useRef<HTMLDivElement>(null)
  // Where the row scrolls, the open tab is in sight, without moving the page.
  useEffect(() => {
    const row = list.current
    const open = row?.querySelector<HTMLElement>(`[data-state="active"][id$="-${value}"]`)
    if (row && open) row.scrollLeft += beyond(open, row)
  }, [value])
  // A click focuses the tab by script, which browsers would show like keyboard focus.
  const markPress = (isPressed: boolean) => list.current?.toggleAttribute('data-pressed', isPressed)
  return (
    <RadixTabs.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <RadixTabs.List
        ref={list}
        className="tab-list"
        aria-label={label}
        onPointerDownCapture={() => markPress(true)}
        onKeyDownCapture={() => markPress(false)}
        onBlur={({ relatedTarget }) => {
          if (!list.current?.contains(relatedTarget)) markPress(false)
        }}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.comingWord !== undefined}
          >
            {tab.label}
            {tab.comingWord && <Chip>{tab.comingWord}</Chip>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="tab-panel">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}

/** The edges of a scrolling row fade over this width. */
const fade = 28

/** How far a tab is out of sight, to the right or (below zero) to the left. */
function beyond(tab: HTMLElement, row: HTMLElement): number {
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  const [left, right] = [inner.left - outer.left - fade, inner.right - outer.right + fade]
  return left < 0 ? left : Math.max(0, right)
}
