import '@larder/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { AppRouter } from './navigation/app-router.tsx';
import { prefetchFirstScreen } from './queries/prefetch-first-screen.ts';

prefetchFirstScreen(window.location);

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <AppRouter>
      <App />
    </AppRouter>
  </StrictMode>,
);
