import { NO_FILTERS } from '@larder/domain';
import { AppShell } from '@larder/ui/app-shell';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Broken, PLACES } from './app.tsx';
import { renderLink } from './platform/navigation/router-link.tsx';
import { BrowseView, leadText } from './recipes/screens/browse/browse.view.tsx';
import NotFoundScreen from './shell/screens/not-found/not-found.screen.tsx';
import { TEMPLATES } from './shell/placeholder/template-ids.ts';

const ignore = () => undefined;

/**
 * The HTML that the build puts into index.html, by the id of its template: the frame of signed-in screens without a
 * page, the browse screen of an empty pantry while it loads, and its line for a pantry; the page for unknown URLs, and
 * the first segments of known ones. `fill.ts` puts them together before the app is there.
 */
export function renderTemplates(): Record<string, string> {
  const html = (page: ReactElement) =>
    renderToStaticMarkup(<StaticRouter location="/dashboard">{page}</StaticRouter>);
  return {
    [TEMPLATES.frame]: html(
      <AppShell
        title="Larder"
        username="User"
        shortcut="/dashboard/shopping"
        renderLink={renderLink}
        onLogout={ignore}
      >
        {null}
      </AppShell>,
    ),
    [TEMPLATES.browse]: html(
      <BrowseView
        state={{ status: 'loading' }}
        search={{ query: '', page: 1, filters: NO_FILTERS }}
        hasPantry={false}
        refresh="hidden"
        renderControls={ignore}
        onSearchChange={ignore}
        onRefresh={ignore}
        onRetry={ignore}
      />,
    ),
    [TEMPLATES.leadWithPantry]: leadText(true, undefined, ''),
    [TEMPLATES.notFound]: html(<NotFoundScreen />),
    [TEMPLATES.failed]: html(<Broken />),
    [TEMPLATES.places]: PLACES.map(({ path = '' }) => path)
      .filter((path) => path !== '*')
      .join(' '),
  };
}
