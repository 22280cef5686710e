import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Network, NetworkContext } from '../lib/network.ts'
import { trpc } from '../lib/trpc.ts'
import type { TrpcClient } from '../lib/trpc-client.ts'
import { ToastHost } from '../ui/toast-host.tsx'

type ProvidersProps = {
  network: Network
  queryClient: QueryClient
  trpcClient: TrpcClient
  children: ReactNode
}

/** The contexts of every page: the procedures, their cache, and toasts. */
export function Providers({ network, queryClient, trpcClient, children }: ProvidersProps) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <NetworkContext value={network}>{children}</NetworkContext>
        <ToastHost />
      </QueryClientProvider>
    </trpc.Provider>
  )
}
