import type { QueryClient } from '@tanstack/react-query';
import { afterFrame } from '../platform/browser/after-frame.ts';
import { fromBase, withoutBase } from '../platform/navigation/base.ts';
import { movePictures } from '../platform/navigation/picture-transition.ts';
import { session } from '../platform/session/client.ts';
import { recipeDetails } from '../recipes/recipes.query.ts';
import { SCREENS } from './screens.ts';

/** How long a pointer must rest on a link to count as intent, in milliseconds. */
const REST = 80;
const RECIPE = /^\/dashboard\/recipes\/(\d+)(?:\?servings=(\d+))?$/;

const FILES: readonly [path: RegExp, load: () => Promise<unknown>][] = [
  [/^\/dashboard(?:\/recipes)?$/, SCREENS.browse],
  [RECIPE, SCREENS.recipe],
  [/^\/dashboard\/recipes\/(?:new|\d+\/(?:edit|duplicate))$/, SCREENS.writeRecipe],
  [/^\/dashboard\/recipes\/import$/, SCREENS.importRecipes],
  [/^\/dashboard\/lists$/, SCREENS.lists],
  [/^\/dashboard\/lists\/./, SCREENS.list],
  [/^\/dashboard\/pantry$/, SCREENS.pantry],
  [/^\/dashboard\/meal-plan$/, SCREENS.mealPlan],
  [/^\/dashboard\/shopping$/, SCREENS.shopping],
  [/^\/dashboard\/settings$/, SCREENS.settings],
];

function details(path: string) {
  const [, id, servings] = RECIPE.exec(path) ?? [];
  const hasPantry = session.userHasPantryItems ?? false;
  return recipeDetails(Number(id), hasPantry, servings === undefined ? undefined : Number(servings));
}

const links = () => `a[href^="${fromBase('/dashboard')}"]`;

/** The path of a link as the routes know it. */
const pathIn = (link: Element): string => withoutBase(link.getAttribute('href') ?? '');

function pathOf({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest(links()) : null;
  return link && pathIn(link);
}

/**
 * Prefetches a link's target on intent: the screen's code, and a recipe with it. The screen finds both, or
 * shares the pending request. Ends with the signal.
 */
export function prefetchLinks(queryClient: QueryClient, signal: AbortSignal): void {
  const loaded = new Set<unknown>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const fetchFor = (path: string) => {
    const load = FILES.find(([of]) => of.test(path))?.[1];
    load?.().then(
      () => loaded.add(load),
      () => undefined,
    );
    const isKnown = session.userHasPantryItems !== null;
    if (RECIPE.test(path) && isKnown && !queryClient.getQueryState(details(path).queryKey)) {
      void queryClient.prefetchQuery(details(path));
    }
  };
  // What a touch or key changes on the screen comes first.
  const atOnce = (event: Event) => {
    const path = pathOf(event);
    if (path) afterFrame(() => fetchFor(path));
  };
  const afterRest = (event: Event) => {
    clearTimeout(resting);
    const path = pathOf(event);
    if (path) resting = setTimeout(() => fetchFor(path), REST);
  };

  movePictures(
    (path) => loaded.has(SCREENS.recipe) && queryClient.getQueryData(details(path).queryKey) !== undefined,
  );
  const options = { passive: true, signal };
  document.addEventListener('pointerover', afterRest, options);
  document.addEventListener('focusin', atOnce, options);
  document.addEventListener('touchstart', atOnce, options);
  signal.addEventListener('abort', () => clearTimeout(resting));
  // The link that was hovered or focused before this was mounted.
  for (const link of document.querySelectorAll(`${links()}:is(:focus, :hover)`)) {
    fetchFor(pathIn(link));
  }
}
