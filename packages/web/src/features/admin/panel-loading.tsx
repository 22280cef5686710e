import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'

/** Boxes where a panel will stand, and room for the whole of it: what comes below does not jump. */
export function PanelLoading({ children }: { children: string }) {
  return (
    <div className="panel-loading">
      <LoadingWords>{children}</LoadingWords>
      {['a', 'b', 'c'].map((box) => (
        <div key={box} className="card grid gap-3" aria-hidden="true">
          <Skeleton shape="h24" className="w-1/3" />
          <Skeleton shape="h52" className="w-full" />
          <Skeleton shape="h18" className="w-2/3" />
        </div>
      ))}
    </div>
  )
}
