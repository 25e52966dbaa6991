import '@larder/ui/styles.css';
import './platform/print.css';
import { LocaleProvider } from '@larder/ui/locale';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ROUTES } from './app.tsx';
import { dateLocaleOf } from './platform/locale/date-locale.ts';
import { setEnglish } from './platform/locale/shown-name.ts';
import { prefetchFirstScreen } from './recipes/search/prefetch-first-screen.ts';

setEnglish(navigator.language);
prefetchFirstScreen(window.location);
// Starts loading the first screen's code.
const router = createBrowserRouter(ROUTES);

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <LocaleProvider dateLocale={dateLocaleOf(navigator.language)}>
      <RouterProvider router={router} />
    </LocaleProvider>
  </StrictMode>,
);
