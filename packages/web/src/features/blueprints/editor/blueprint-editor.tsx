import type { Floor } from '@fgm/shared/blueprints/document'
import { floorsOf } from '@fgm/shared/blueprints/floors'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { useIsWide } from '../../../lib/use-is-wide.ts'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { Blueprint } from '../blueprint-card.tsx'
import { FloorSwitch } from '../floor-switch.tsx'
import { tellUsPath } from '../tell-us-path.ts'
import { EditorBoard, OverlapNote } from './board/editor-board.tsx'
import { useView } from './board/editor-view.ts'
import { ActionButton, EditorBar } from './editor-bar.tsx'
import { MenuSheet, PictureSheet, ShareSheet, ShortcutsSheet } from './editor-sheets.tsx'
import { ObjectList } from './panel/object-list.tsx'
import { ChoiceHint, Palette, ToolRail } from './panel/palette.tsx'
import { SelectionPanel } from './panel/selection-panel.tsx'
import { useAutosave } from './saving/autosave.ts'
import { initialDocumentOf } from './saving/draft-store.ts'
import { RestoredNote, SaveProblem } from './saving/save-status.tsx'
import {
  type Action,
  type ActionContext,
  fitAction,
  isEnabled,
  pasteAction,
  zoomInAction,
  zoomOutAction,
} from './state/editor-actions.ts'
import { useEditorKeys } from './state/editor-keys.ts'
import { editorReducer } from './state/editor-reducer.ts'
import {
  type Content,
  documentOf,
  type Editing,
  type EditorState,
  isRoom,
  type Part,
  selectedPart,
  settledDocumentOf,
  shownOf,
  startEditor,
  type Tool,
} from './state/editor-state.ts'
import { keepUnit } from './state/length-units.ts'

export type EditorProps = {
  /** The saved house, as it was when it was opened; null for a new one. */
  blueprint: Blueprint | null
  user_id: string
  canShare: boolean
  onCreated: (id: string) => void
}

type OpenSheet = 'menu' | 'share' | 'shortcuts' | 'picture' | null

const isRead = (tone: string) => tone === 'refused' || tone === 'shown'

/** The subject of the panel: the selection, or the tool. */
function panelFor(state: EditorState) {
  const { tool, selected } = state
  if (tool === 'room' || tool === 'furniture') return 'palette'
  if (tool !== 'delete' && selected.length > 0) return 'part'
  return tool !== 'select' || hasChoice(state) ? 'hint' : 'nothing'
}

/** Nothing is chosen yet, and there is something to choose. */
const hasChoice = (state: EditorState) => isFree(state) && shownOf(state).rooms.length > 0

const isFree = ({ tool, selected }: EditorState) => tool === 'select' && selected.length === 0

/** Draws a house: rail, drawing, and a panel that can do everything the drawing can. */
export function BlueprintEditor({ blueprint, user_id, canShare, onCreated }: EditorProps) {
  const [initial] = useState(() => initialDocumentOf(user_id, blueprint))
  const [state, dispatch] = useReducer(editorReducer, initial.content, startEditor)
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const [isListOpen, setListOpen] = useState(false)
  const board = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const document = documentOf(state)
  const { name, is_public, tool } = state
  const controls = useView({ board, sheet: panel }, document)
  // A drag is saved and listed once it has ended: each of its steps would cost a comparison of the whole house.
  const settled = settledDocumentOf(state)
  const content = { name, is_public, document: settled }
  const { autosave, saving } = useAutosave({ initial, user_id, content, onCreated })
  const context: ActionContext = {
    state,
    dispatch,
    zoomBy: controls.zoomBy,
    fit: controls.fit,
    save: () => void autosave.save(),
    showShortcuts: () => setSheet('shortcuts'),
  }
  useEditorKeys(board, context)
  const { notice } = state
  // A deletion is announced with an undo; each one counts, also with the same text.
  useEffect(() => {
    if (notice.tone === 'deleted')
      showToast({
        message: notice.words,
        action: {
          label: 'Undo',
          onPress: () => dispatch({ type: 'undo_deletion', left: notice.left }),
        },
      })
  }, [notice])

  function perform(action: Action) {
    if (isEnabled(action, state)) action.perform(context)
  }
  function chooseTool(chosen: Tool) {
    setListOpen(false)
    dispatch({ type: 'tool', tool: chosen })
  }
  const loadRemote = (remote: Content) => dispatch({ type: 'load_remote', ...remote })

  const part = tool === 'several' ? undefined : selectedPart(state)
  const isHeld = state.gesture !== null && state.gesture.kind !== 'room'
  const wanted = isListOpen ? 'list' : panelFor(state)
  // No sheet opens while something is held.
  const shown = useRef(wanted)
  if (!isHeld) shown.current = wanted
  const shows = shown.current
  // In the bar if there is room; else in reach of the thumb, over the board.
  const isWide = useIsWide()
  const createHunt = saving.id !== null && (
    <ButtonTo
      to={paths.createHunt}
      search={{ blueprint: saving.id }}
      variant="primary"
      size="small"
    >
      Create Hunt
    </ButtonTo>
  )
  const reveal = useEffectEvent((one: Part) => controls.show(one))
  // Also when another panel, which may cover it, opens.
  useEffect(() => {
    if (part && !isHeld) reveal(part)
  }, [part, isHeld, shows])
  return (
    <div className="house-editor">
      <PageTitle className="hidden-text" title={name}>
        Blueprint editor
      </PageTitle>
      <EditorBar
        state={state}
        onRename={(words) => dispatch({ type: 'set', values: { name: words } })}
        status={saving.status}
        onAction={perform}
        onMenu={() => setSheet('menu')}
      >
        {isWide && createHunt}
      </EditorBar>
      <SaveProblem autosave={autosave} saving={saving} onRemoteLoaded={loadRemote} />
      {initial.is_restored && <RestoredNote onDrop={() => loadRemote(initial.remote)} />}
      <div className="editor-columns">
        <ToolRail
          tool={tool}
          onTool={chooseTool}
          isListOpen={isListOpen}
          onList={() => setListOpen(!isListOpen)}
        />
        <div className="board-frame">
          <EditorBoard
            board={board}
            state={state}
            dispatch={dispatch}
            controls={controls}
            onRename={() => focusName(panel.current)}
          />
          {shownOf(state).rooms.length === 0 && !state.gesture && <EmptyFloor {...state} />}
          <div className="board-notes">
            <p
              className={isRead(notice.tone) ? 'board-note passing text-center' : 'hidden-text'}
              role="status"
            >
              {/* The same sentence twice is still two events. */}
              <span key={notice.count}>{notice.words}</span>
            </p>
            {part && isRoom(part) && tool !== 'delete' && (
              <OverlapNote state={state} room={part} isHeld={isHeld} dispatch={dispatch} />
            )}
          </div>
        </div>
        <div className="editor-over">
          <div className="board-corners">
            {!isWide && createHunt}
            {/* Where the list is open next to the board, the board has no line to spare. */}
            {isWide && hasChoice(state) && <ChoiceHint />}
            <Corners
              state={state}
              zoom={controls.view.zoom}
              dispatch={dispatch}
              onAction={perform}
            />
          </div>
          <div ref={panel} className="editor-panel" data-shows={shows}>
            <div className="panel-tool">
              <Palette state={state} hasChoice={!isWide && hasChoice(state)} dispatch={dispatch} />
            </div>
            <div className="panel-part">
              <SelectionPanel state={state} dispatch={dispatch} onAction={perform} />
            </div>
            <div className="panel-list">
              <ObjectList state={state} dispatch={dispatch} />
            </div>
          </div>
        </div>
      </div>
      {sheet === 'menu' && (
        <MenuSheet
          state={state}
          onClose={() => setSheet(null)}
          onShare={() => setSheet('share')}
          onPicture={() => setSheet('picture')}
          onAction={(action) => {
            setSheet(null)
            perform(action)
          }}
          onUnit={(unit) => {
            keepUnit(unit)
            dispatch({ type: 'set', values: { unit } })
          }}
        />
      )}
      {sheet === 'shortcuts' && <ShortcutsSheet onClose={() => setSheet(null)} />}
      {sheet === 'picture' && (
        <PictureSheet document={settled} name={name} onClose={() => setSheet(null)} />
      )}
      {sheet === 'share' && (
        <ShareSheet
          document={document}
          isPublic={is_public}
          canShare={canShare}
          onClose={() => setSheet(null)}
          onChange={(shared) => {
            setSheet(null)
            dispatch({ type: 'set', values: { is_public: shared } })
          }}
        />
      )}
    </div>
  )
}

function focusName(panel: HTMLElement | null) {
  const field = panel?.querySelector<HTMLInputElement>('.inspector .input')
  field?.focus()
  field?.select()
}

function EmptyFloor({ floor }: { floor: Floor }) {
  return (
    <div className="board-empty">
      <b>{floor === 1 ? 'Your house starts here.' : 'Upstairs starts here.'}</b>
      {floor === 1
        ? 'Begin with the room you are in. It need not be exact.'
        : 'The dashed walls are below. With stairs on both floors one can go up.'}
      {floor === 1 && <Link to={tellUsPath}>Or tell us about it, and we draw it</Link>}
    </div>
  )
}

type CornersProps = Editing & { zoom: number; onAction: (action: Action) => void }

/** Over the lower edge of the board: the floor switch, what can be pasted, and the zoom. */
function Corners({ state, zoom, dispatch, onAction }: CornersProps) {
  const { floor } = state
  return (
    <>
      {/* A house with one floor has no switch: the upper floor is added in the menu. */}
      {(floor === 2 || floorsOf(documentOf(state)).includes(2)) && (
        <FloorSwitch floor={floor} onChange={(one) => dispatch({ type: 'floor', floor: one })} />
      )}
      {/* While nothing is selected, no sheet is there to paste from. */}
      {isEnabled(pasteAction, state) && isFree(state) && (
        <Button size="small" icon={pasteAction.icon} onClick={() => onAction(pasteAction)}>
          {pasteAction.label}
        </Button>
      )}
      <div className="zoom-buttons">
        <ActionButton action={zoomOutAction} onAction={onAction} />
        {/* For an empty sheet a percentage says nothing. */}
        {shownOf(state).rooms.length > 0 && <span>{Math.round(zoom * 100)}%</span>}
        <ActionButton action={zoomInAction} onAction={onAction} />
        <ActionButton action={fitAction} onAction={onAction} />
      </div>
    </>
  )
}
