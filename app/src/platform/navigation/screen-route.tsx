import type { ComponentType } from 'react';
import { useLoaderData, type RouteObject } from 'react-router-dom';
import { session } from '../session/client.ts';
import { withoutBase } from './base.ts';
import { beforeShown, isAnyShown } from './presentation.ts';

interface ScreenModule {
  readonly default: ComponentType;
  /** Resolves when the screen may be the first one of a loaded page: what it shows is there, or takes too long. */
  readonly untilFilled?: () => Promise<unknown>;
}

type LoadScreen = () => Promise<ScreenModule>;

/**
 * A route whose code is loaded by a loader. A route's `lazy` caches a failed import forever; a loader retries
 * on the next visit.
 */
export function screenRoute(
  load: LoadScreen,
): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component'> {
  return {
    loader: async ({ request }) => {
      const { default: Screen, untilFilled } = await load();
      // To draw it empty, and again a moment later, would keep a slow phone busy for nothing.
      if (!isAnyShown()) await untilFilled?.();
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
