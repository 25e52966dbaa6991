import { AppShell } from '@larder/ui/app-shell';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { KeptRecipesOfPlan } from '../../../plan/kept-recipes-of-plan.tsx';
import { addressOfPage } from '../../../platform/navigation/base.ts';
import { isBrowsePath } from '../../../platform/navigation/paths.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { useArrival } from '../../../platform/navigation/use-arrival.ts';
import { client } from '../../../platform/session/client.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { KnownAllergies } from '../../../preferences/allergies/known-allergies.tsx';
import { fillBrowse } from '../../../recipes/screens/browse/fill-browse.ts';
import { SendsWaiting } from '../../../shopping/sends-waiting.tsx';
import { ExpiryNews } from '../../news/expiry-news.tsx';
import { useExpiryNews } from '../../news/use-expiry-news.ts';
import { ShellNotice } from '../../notices/shell-notice.tsx';
import { queryClient } from '../../query-client.ts';
import { Shortcuts } from '../../shortcuts/shortcuts.tsx';
import { usePrefetchedLinks } from '../../use-prefetched-links.ts';
import { currentEntry } from './current-entry.ts';
import { useLogoutQuestion } from './logout-question.tsx';
import { Messages } from './messages.tsx';
import { RecipeForPlanQuestion } from './recipe-for-plan.tsx';
import { RecoveryStep } from './recovery-step.tsx';
import { RunningTimers } from './running-timers.tsx';

/** On the browse screen, what it shows. */
export async function untilFilled(): Promise<void> {
  const { pathname, search } = addressOfPage();
  if (isBrowsePath(pathname)) await fillBrowse(queryClient, search);
}

/** The frame of every screen for logged-in users, which provides the query cache. */
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
      <RecipeForPlanQuestion />
      {question}
      <RunningTimers />
      <Messages />
      <Shortcuts />
      {username !== null && <RecoveryStep username={username} />}
    </QueryClientProvider>
  );
}
