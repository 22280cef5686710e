import { findRoom } from '@fgm/shared/blueprints/edits'
import { canRedo, canUndo } from '@fgm/shared/blueprints/history'
import { ArrowLeft, Menu } from 'lucide-react'
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { showToast } from '../../../ui/toast.ts'
import { EditorBoard, OverlapNote, ZoomButtons } from './board/editor-board.tsx'
import { useView } from './board/use-view.ts'
import { MenuSheet, ShareSheet, ShortcutsSheet } from './editor-sheets.tsx'
import { Inspector, type SelectionPress } from './panel/inspector.tsx'
import { ObjectList } from './panel/object-list.tsx'
import { Palette, ToolRail } from './panel/palette.tsx'
import type { AutosaveState } from './saving/autosave.ts'
import type { Content, InitialDocument } from './saving/draft-store.ts'
import { RestoredNote, SaveNote, SaveTrouble } from './saving/save-status.tsx'
import { useAutosave } from './saving/use-autosave.ts'
import {
  type Action,
  type ActionContext,
  duplicateAction,
  redoAction,
  removeAction,
  rotateAction,
  undoAction,
} from './state/editor-actions.ts'
import { useEditorKeys } from './state/editor-keys.ts'
import { editorReducer } from './state/editor-reducer.ts'
import {
  documentOf,
  type EditorEvent,
  type EditorState,
  partOf,
  settledDocumentOf,
  startEditor,
  type Tool,
} from './state/editor-state.ts'
import { isRoom } from './state/part-names.ts'

export type EditorProps = {
  initial: InitialDocument
  user_id: string
  /** Waiting families cannot share their house. */
  canShare: boolean
  onCreated: (id: string) => void
}

type OpenSheet = 'menu' | 'share' | 'shortcuts' | null

const selectionActions = {
  duplicate: duplicateAction,
  rotate: rotateAction,
  remove: removeAction,
} as const satisfies Record<SelectionPress, Action>

const isRead = (tone: string) => tone === 'refused' || tone === 'shown'

/** What a tool has to choose from, or only to say. */
const ofTool = { room: 'palette', furniture: 'palette', delete: 'hint' } as const

/** Draws a house: rail, drawing, and a panel that can do everything the drawing can. */
export function BlueprintEditor({ initial, user_id, canShare, onCreated }: EditorProps) {
  const [state, dispatch] = useReducer(editorReducer, initial.content, startEditor)
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const [isListOpen, setListOpen] = useState(false)
  const board = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const document = documentOf(state)
  const { name, is_public, history, tool } = state
  const controls = useView({ board, sheet: panel }, document)
  // A drag is saved and listed once it has ended: each of its steps would cost a comparison of all the house.
  const settled = settledDocumentOf(state)
  const content = useMemo(
    () => ({ name, is_public, document: settled }),
    [name, is_public, settled],
  )
  const { autosave, saving } = useAutosave({ initial, user_id, content, onCreated })
  const context: ActionContext = {
    state,
    dispatch,
    zoomBy: controls.zoomBy,
    fit: controls.fit,
    save: () => void autosave.save(),
    showShortcuts: () => setSheet('shortcuts'),
  }
  const latest = useRef(context)
  latest.current = context
  useEditorKeys(board, context)
  useDeletionToast(state.notice, dispatch)

  const perform = useCallback((action: Action) => {
    if (action.isEnabled(latest.current.state)) action.perform(latest.current)
  }, [])
  const pressSelection = useCallback(
    (press: SelectionPress) => perform(selectionActions[press]),
    [perform],
  )
  const rename = useCallback((words: string) => dispatch({ type: 'rename', name: words }), [])
  const openMenu = useCallback(() => setSheet('menu'), [])
  const toggleList = useCallback(() => setListOpen((isOpen) => !isOpen), [])
  const chooseTool = useCallback((chosen: Tool) => {
    setListOpen(false)
    dispatch({ type: 'tool', tool: chosen })
  }, [])
  const loadRemote = (remote: Content) => dispatch({ type: 'load_remote', ...remote })

  // The list and the numbers may come a moment after the hand.
  const calmDocument = useDeferredValue(document)
  const calmList = useDeferredValue(settled)
  const part = partOf(calmDocument, state.selected)
  const isHeld = state.gesture?.kind === 'move' || state.gesture?.kind === 'resize'
  const wanted = isListOpen ? 'list' : tool !== 'select' ? ofTool[tool] : part ? 'part' : 'nothing'
  // No sheet opens under a hand that holds something.
  const shown = useRef(wanted)
  if (!isHeld) shown.current = wanted
  const shows = shown.current
  const { show } = controls
  useEffect(() => {
    if (part && !isHeld) show(part)
  }, [part, isHeld, show, shows])
  const selected = partOf(document, state.selected)
  return (
    <div className="house-editor">
      <PageTitle className="hidden-text" title={name}>
        Blueprint editor
      </PageTitle>
      <EditorBar
        name={name}
        onRename={rename}
        saving={saving}
        canUndo={canUndo(history)}
        canRedo={canRedo(history)}
        onAction={perform}
        onMenu={openMenu}
      />
      <SaveTrouble autosave={autosave} saving={saving} onRemoteLoaded={loadRemote} />
      {initial.is_restored && (
        <RestoredNote onDrop={() => dispatch({ type: 'load_remote', ...initial.remote })} />
      )}
      <div className="editor-columns">
        <ToolRail tool={tool} onTool={chooseTool} isListOpen={isListOpen} onList={toggleList} />
        <div className="board-frame">
          <EditorBoard board={board} state={state} dispatch={dispatch} controls={controls} />
          <div className="board-notes">
            <p
              className={isRead(state.notice.tone) ? 'board-note passing' : 'hidden-text'}
              role="status"
            >
              {/* The same sentence twice is still two events. */}
              <span key={state.notice.count}>{state.notice.words}</span>
            </p>
            {selected && isRoom(selected) && tool !== 'delete' && (
              <OverlapNote
                document={document}
                room={selected}
                isHeld={isHeld}
                dispatch={dispatch}
              />
            )}
          </div>
        </div>
        <div className="editor-over">
          <div className="board-corners">
            {saving.id !== null && (
              <ButtonTo
                to={paths.createHunt}
                search={{ blueprint: saving.id }}
                variant="primary"
                size="small"
              >
                Create Hunt
              </ButtonTo>
            )}
            <ZoomButtons zoom={controls.view.zoom} onAction={perform} />
          </div>
          <div ref={panel} className="editor-panel" data-shows={shows}>
            <div className="panel-tool">
              <Palette
                tool={tool}
                room_type={state.room_type}
                furniture_type={state.furniture_type}
                hasCorner={state.gesture?.kind === 'room'}
                dispatch={dispatch}
              />
            </div>
            {part && (
              <div className="panel-part">
                <Inspector
                  part={part}
                  room={isRoom(part) ? undefined : findRoom(calmDocument, part.roomId)}
                  document={calmDocument}
                  dispatch={dispatch}
                  onPress={pressSelection}
                />
              </div>
            )}
            <div className="panel-list">
              <ObjectList document={calmList} selected={state.selected} dispatch={dispatch} />
            </div>
          </div>
        </div>
      </div>
      {sheet === 'menu' && (
        <MenuSheet
          state={state}
          onClose={() => setSheet(null)}
          onShare={() => setSheet('share')}
          onAction={(action) => {
            setSheet(null)
            perform(action)
          }}
        />
      )}
      {sheet === 'shortcuts' && <ShortcutsSheet onClose={() => setSheet(null)} />}
      {sheet === 'share' && (
        <ShareSheet
          document={document}
          isPublic={is_public}
          canShare={canShare}
          onClose={() => setSheet(null)}
          onChange={(shared) => {
            setSheet(null)
            dispatch({ type: 'publish', is_public: shared })
          }}
        />
      )}
    </div>
  )
}

type EditorBarProps = {
  name: string
  onRename: (name: string) => void
  saving: AutosaveState
  canUndo: boolean
  canRedo: boolean
  onAction: (action: Action) => void
  onMenu: () => void
}

/** Back to the gallery, the name, whether it is saved, undo and redo. */
const EditorBar = memo(function EditorBar(props: EditorBarProps) {
  const { name, onRename, saving, canUndo, canRedo, onAction, onMenu } = props
  return (
    <div className="editor-bar">
      <ButtonTo
        to={paths.blueprints}
        variant="plain"
        size="small"
        isSquare
        aria-label="Back to the blueprints"
      >
        <ArrowLeft className="icon" aria-hidden />
      </ButtonTo>
      <label className="editor-name">
        <span className="hidden-text">Blueprint name</span>
        <input
          value={name}
          maxLength={60}
          autoComplete="off"
          placeholder="New Blueprint"
          onChange={({ target }) => onRename(target.value)}
        />
      </label>
      <SaveNote status={saving.status} />
      <BarButton action={undoAction} isEnabled={canUndo} onAction={onAction} />
      <BarButton action={redoAction} isEnabled={canRedo} onAction={onAction} />
      <Button
        variant="plain"
        size="small"
        isSquare
        icon={Menu}
        aria-label="More"
        aria-haspopup="dialog"
        onClick={onMenu}
      />
    </div>
  )
})

type BarButtonProps = { action: Action; isEnabled: boolean; onAction: (action: Action) => void }

// Stays focusable when there is nothing left to undo: the focus would fall out of the page.
function BarButton({ action, isEnabled, onAction }: BarButtonProps) {
  return (
    <Button
      variant="plain"
      size="small"
      isSquare
      icon={action.icon}
      aria-label={action.label}
      aria-keyshortcuts={action.shortcut.replace('Ctrl', 'Control')}
      aria-disabled={!isEnabled || undefined}
      onClick={() => isEnabled && onAction(action)}
    />
  )
}

/** What was deleted says so where it can be seen, with its way back. */
function useDeletionToast(
  { words, tone, count, left }: EditorState['notice'],
  dispatch: (event: EditorEvent) => void,
) {
  useEffect(() => {
    // Each deletion counts, also one in the same words.
    if (count > 0 && tone === 'deleted')
      showToast({
        message: words,
        action: { label: 'Undo', onPress: () => dispatch({ type: 'undo_deletion', left }) },
      })
  }, [count, tone, words, left, dispatch])
}
