import { AppShell } from '@larder/ui/app-shell';
import { Toaster } from '@larder/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { sessionAtom } from '../../atoms/session.ts';
import { queryClient } from '../../queries/query-client.ts';
import { renderLink } from '../../router-link.tsx';
import { client } from '../../session/client.ts';

/** The frame around every screen of a signed-in cook, and the home of what the server said. */
export default function DashboardScreen() {
  const { username } = useAtomValue(sessionAtom);
  const { pathname } = useLocation();

  // Whoever signs in next must not see anything of this cook, not even for a moment.
  useEffect(() => () => queryClient.clear(), []);

  return (
    <QueryClientProvider client={queryClient}>
      <AppShell
        title="Larder"
        username={username ?? 'User'}
        pathname={pathname}
        renderLink={renderLink}
        onLogout={() => client.logout()}
      >
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </AppShell>
      <Toaster />
    </QueryClientProvider>
  );
}
