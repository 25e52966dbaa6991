import '@larder/ui/styles.css';
import { LocaleProvider } from '@larder/ui/locale';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { dateLocaleOf } from './locale/date-locale.ts';
import { AppRouter } from './navigation/app-router.tsx';
import { prefetchFirstScreen } from './queries/prefetch-first-screen.ts';

prefetchFirstScreen(window.location);

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <LocaleProvider dateLocale={dateLocaleOf(navigator.language)}>
      <AppRouter>
        <App />
      </AppRouter>
    </LocaleProvider>
  </StrictMode>,
);
