import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'

/** Two boxes where a panel will stand. */
export function PanelLoading({ children }: { children: string }) {
  return (
    <>
      <LoadingWords>{children}</LoadingWords>
      {['a', 'b'].map((box) => (
        <div key={box} className="card grid gap-3" aria-hidden="true">
          <Skeleton shape="h24" className="w-1/3" />
          <Skeleton shape="h52" className="w-full" />
          <Skeleton shape="h18" className="w-2/3" />
        </div>
      ))}
    </>
  )
}
