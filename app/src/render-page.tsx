import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ROUTES } from './app.tsx';
import { Page } from './page.tsx';

/** The HTML of a path's page as the app first renders it, in Node. */
export async function renderPage(path: string): Promise<string> {
  const handler = createStaticHandler(ROUTES);
  const context = await handler.query(new Request(new URL(path, 'http://larder.invalid')));
  if (context instanceof Response || context.errors) throw new Error(`${path} has no page.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <Page dateLocale="en-US">
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Page>,
  );
  return text(prelude);
}
