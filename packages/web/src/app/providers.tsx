import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { trpc } from '../lib/trpc.ts'
import type { TrpcClient } from '../lib/trpc-client.ts'
import { ToastHost } from '../ui/toast-host.tsx'

type ProvidersProps = {
  queryClient: QueryClient
  trpcClient: TrpcClient
  children: ReactNode
}

/** What every page may count on: the procedures, their cache, and a place for toasts. */
export function Providers({ queryClient, trpcClient, children }: ProvidersProps) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        {children}
        <ToastHost />
      </QueryClientProvider>
    </trpc.Provider>
  )
}
