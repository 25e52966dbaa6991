import '@larder/ui/styles.css';
import './platform/modals.css';
import './platform/print.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ROUTES } from './app.tsx';
import { Page } from './page.tsx';
import { dateLocaleOf } from './platform/locale/date-locale.ts';
import { setEnglish } from './platform/locale/shown-name.ts';
import { addressOfPage, basePath } from './platform/navigation/base.ts';
import { isPageOf, whenLoaded } from './platform/navigation/prerendered.ts';
import { prefetchFirstScreen } from './recipes/search/prefetch-first-screen.ts';

setEnglish(navigator.language);
prefetchFirstScreen(addressOfPage());
// Starts loading the first screen's code.
const router = createBrowserRouter(ROUTES, { basename: basePath() || '/' });

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no #root');

function show(place: HTMLElement): void {
  const page = (
    <Page dateLocale={dateLocaleOf(navigator.language)}>
      <RouterProvider router={router} />
    </Page>
  );
  if (isPageOf(place, router)) {
    hydrateRoot(place, page);
    return;
  }
  // What the build put there stays until the first rendering replaces it.
  createRoot(place).render(page);
}

// A prerendered page has its screen, and others an outline, so the app takes over once it has the screen's code.
if (root.hasChildNodes()) void whenLoaded(router).then(() => show(root));
else show(root);
