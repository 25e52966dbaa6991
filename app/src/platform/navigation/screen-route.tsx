import type { ComponentType } from 'react';
import { useLoaderData, type RouteObject } from 'react-router-dom';
import { session } from '../session/client.ts';
import { beforeShown } from './presentation.ts';

type LoadScreen = () => Promise<{ default: ComponentType }>;

/**
 * A screen whose code is loaded on the way to it. By a loader, since a route's `lazy` remembers for ever that a file did
 * not arrive: this asks again whenever one comes back.
 */
export function screenRoute(
  load: LoadScreen,
): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component'> {
  return {
    loader: async ({ request }) => {
      const { default: Screen } = await load();
      await beforeShown(new URL(request.url).pathname);
      return Screen;
    },
    // A screen stays the same whatever is behind the question mark.
    shouldRevalidate: () => false,
    Component: LoadedScreen,
  };
}

/** The same behind the guard, which sends whoever is not signed in elsewhere: nothing is loaded for them. */
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
