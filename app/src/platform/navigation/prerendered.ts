import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Resolves when the router has the code of its first screen, or an error in its place. */
export async function whenLoaded(router: Router): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * Whether an element's HTML, prerendered by the build, is what the router renders first. It may be the page of another
 * URL, from a server or a worker that does not know the pages.
 */
export const isPageOf = (place: HTMLElement, { state }: Router): boolean =>
  place.dataset['page'] === state.location.pathname && state.errors === null;
