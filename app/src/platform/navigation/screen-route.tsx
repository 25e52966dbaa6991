import type { ComponentType } from 'react';
import { useLoaderData, type RouteObject } from 'react-router-dom';
import { session } from '../session/client.ts';
import { withoutBase } from './base.ts';
import { beforeShown } from './presentation.ts';

type LoadScreen = () => Promise<{ default: ComponentType }>;

/**
 * A route whose code is loaded by a loader. A route's `lazy` caches a failed import forever; a loader retries
 * on the next visit.
 */
export function screenRoute(
  load: LoadScreen,
): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component'> {
  return {
    loader: async ({ request }) => {
      const { default: Screen } = await load();
      await beforeShown(withoutBase(new URL(request.url).pathname));
      return Screen;
    },
    // Query parameters do not change the screen.
    shouldRevalidate: () => false,
    Component: LoadedScreen,
  };
}

/** The same behind the guard: nothing is loaded for users who are not logged in. */
export function cookRoute(load: LoadScreen): ReturnType<typeof screenRoute> {
  return screenRoute(async () => (session.accessToken === null ? { default: Nothing } : load()));
}

function LoadedScreen() {
  const Screen = useLoaderData() as ComponentType;
  return <Screen />;
}

function Nothing() {
  return null;
}
