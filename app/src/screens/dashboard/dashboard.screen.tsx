import { AppShell, SHELL_ENTRIES } from '@larder/ui/app-shell';
import { Toaster } from '@larder/ui/toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { sessionAtom } from '../../atoms/session.ts';
import { queryClient } from '../../queries/query-client.ts';
import { renderLink } from '../../router-link.tsx';
import { client } from '../../session/client.ts';

/** The menu entry of an address: the dashboard holds the recipes, every other what is under it. */
function currentEntry(pathname: string): string | undefined {
  if (pathname.startsWith('/dashboard/recipes')) return '/dashboard';
  return SHELL_ENTRIES.map(({ href }) => href).find(
    (href) => pathname === href || (href !== '/dashboard' && pathname.startsWith(`${href}/`)),
  );
}

/** The frame around every screen of a signed-in cook, and the home of what the server said. */
export default function DashboardScreen() {
  const { username } = useAtomValue(sessionAtom);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const logOut = () => {
    client.logout();
    void navigate('/login', { replace: true });
  };

  return (
    <QueryClientProvider client={queryClient}>
      <AppShell
        title="Larder"
        username={username ?? 'User'}
        current={currentEntry(pathname)}
        renderLink={renderLink}
        onLogout={logOut}
      >
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </AppShell>
      <Toaster />
    </QueryClientProvider>
  );
}
