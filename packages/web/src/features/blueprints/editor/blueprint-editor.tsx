import { findRoom } from '@fgm/shared/blueprints/edits'
import { canRedo, canUndo } from '@fgm/shared/blueprints/history'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { ButtonTo } from '../../../lib/links.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { huntFrom } from '../gallery/hunt-link.ts'
import { useDeletionToast } from '../gallery/use-deletion-toast.ts'
import { ShareSheet } from '../share-sheet.tsx'
import type { Content } from './draft.ts'
import {
  type Action,
  type ActionContext,
  duplicateAction,
  removeAction,
  rotateAction,
} from './editor-actions.ts'
import { EditorBar } from './editor-bar.tsx'
import { EditorBoard } from './editor-board.tsx'
import { editorReducer } from './editor-reducer.ts'
import { documentOf, partOf, settledDocumentOf, startEditor, type Tool } from './editor-state.ts'
import { Inspector, type SelectionPress } from './inspector.tsx'
import { MenuSheet, ShortcutsSheet } from './menu-sheet.tsx'
import { ObjectList } from './object-list.tsx'
import type { Opening } from './opening.ts'
import { OverlapNote } from './overlap-note.tsx'
import { Palette } from './palette.tsx'
import { isRoom } from './part-words.ts'
import { RestoredNote } from './restored-note.tsx'
import { SaveTrouble } from './save-trouble.tsx'
import { ToolRail } from './tool-rail.tsx'
import { useEditorKeys } from './use-editor-keys.ts'
import { useSaver } from './use-saver.ts'
import { useView } from './use-view.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

export type EditorProps = {
  opening: Opening
  user_id: string
  /** Waiting families keep their house for themselves. */
  canShare: boolean
  onCreated: (id: string) => void
}

type OpenSheet = 'menu' | 'share' | 'shortcuts' | null

const selectionActions = {
  duplicate: duplicateAction,
  rotate: rotateAction,
  remove: removeAction,
} as const satisfies Record<SelectionPress, Action>

const isRead = (tone: string) => tone === 'refused' || tone === 'told'

/** What a tool has to choose from, or only to say. */
const ofTool = { room: 'palette', furniture: 'palette', delete: 'hint' } as const

/** Draws a house: rail, drawing, and a panel that can do everything the drawing can. */
export function BlueprintEditor({ opening, user_id, canShare, onCreated }: EditorProps) {
  const [state, dispatch] = useReducer(editorReducer, opening.content, startEditor)
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const [isListOpen, setListOpen] = useState(false)
  const board = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const document = documentOf(state)
  const { name, is_public, history, tool } = state
  const controls = useView({ board, sheet: panel }, document)
  // A drag is kept, saved and listed once it has ended: each of its steps would cost a comparison of the whole house.
  const settled = settledDocumentOf(state)
  const content = useMemo(
    () => ({ name, is_public, document: settled }),
    [name, is_public, settled],
  )
  const { saver, saving } = useSaver({ opening, user_id, content, onCreated })
  const context: ActionContext = {
    state,
    dispatch,
    zoomBy: controls.zoomBy,
    fit: controls.fit,
    save: () => void saver.save(),
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
  const take = (theirs: Content) => dispatch({ type: 'take', ...theirs })

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
      <SaveTrouble saver={saver} saving={saving} onTaken={take} />
      {opening.is_restored && (
        <RestoredNote onDrop={() => dispatch({ type: 'take', ...opening.kept })} />
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
              <ButtonTo {...huntFrom(saving.id)} variant="primary" size="small">
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
