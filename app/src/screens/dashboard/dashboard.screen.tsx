import { AppShell } from '@larder/ui/app-shell';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { KnownAllergies } from '../../allergies/known-allergies.tsx';
import { useArrival } from '../../navigation/use-arrival.ts';
import { usePrefetchedLinks } from '../../navigation/use-prefetched-links.ts';
import { KeptRecipesOfPlan } from '../../offline/kept-recipes-of-plan.tsx';
import { ShellNotice } from '../../offline/shell-notice.tsx';
import { queryClient } from '../../queries/query-client.ts';
import { renderLink } from '../../router-link.tsx';
import { client } from '../../session/client.ts';
import { useSession } from '../../session/use-session.ts';
import { Shortcuts } from '../../shortcuts/shortcuts.tsx';
import { SendsWaiting } from '../../offline/sends-waiting.tsx';
import { ExpiryNews } from '../../use-up/expiry-news.tsx';
import { useExpiryNews } from '../../use-up/use-expiry-news.ts';
import { Messages } from './messages.tsx';
import { useLogoutQuestion } from './logout-question.tsx';
import { currentEntry } from './current-entry.ts';
import { RecoveryStep } from './recovery-step.tsx';

/** The frame around every screen of a signed-in cook, and the home of what the server said. */
export default function DashboardScreen() {
  const { username } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useArrival();
  usePrefetchedLinks();

  const news = useExpiryNews();

  const logOut = () => {
    client.logout();
    void navigate('/login', { replace: true });
  };
  const { askFirst, question } = useLogoutQuestion(logOut);

  return (
    <QueryClientProvider client={queryClient}>
      <AppShell
        title="Larder"
        username={username ?? 'User'}
        current={currentEntry(pathname)}
        shortcut="/dashboard/shopping"
        renderLink={renderLink}
        onLogout={askFirst}
        hasNews={news.status === 'ready'}
        notifications={<ExpiryNews {...news} />}
      >
        <ShellNotice />
        <KnownAllergies>
          <Suspense fallback={null}>
            <Outlet key={pathname} />
          </Suspense>
        </KnownAllergies>
      </AppShell>
      <SendsWaiting />
      <KeptRecipesOfPlan />
      {question}
      <Messages />
      <Shortcuts />
      {username !== null && <RecoveryStep username={username} />}
    </QueryClientProvider>
  );
}
