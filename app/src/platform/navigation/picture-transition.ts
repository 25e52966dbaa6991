import { fromBase } from './base.ts';
import { presentation } from './presentation.ts';

const RECIPE = /^\/dashboard\/recipes\/\d+$/;
const NAME = 'recipe-picture';
/** Maximum time the page freezes before the next screen is rendered, in milliseconds. */
const STANDSTILL = 250;

/** The picture of the current recipe screen. */
const ownPicture = () => document.querySelector<HTMLElement>('#content [data-slot="recipe-picture"]');

/** The picture of the card that links to a recipe. */
function cardPicture(path: string): HTMLElement | null {
  const card = document.querySelector(`#content article a[href="${fromBase(path)}"]`)?.closest('article');
  return card?.querySelector<HTMLElement>('[data-slot="recipe-picture"]') ?? null;
}

function canMove(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Animates a recipe's picture between its card and its screen, if that screen is already loaded (`isReady`):
 * otherwise the page would freeze while loading.
 */
export function movePictures(isReady: (recipePath: string) => boolean): void {
  presentation.prepare = async ({ from, to, shown }) => {
    const opens = RECIPE.test(to);
    const recipe = opens ? to : from;
    if (opens === RECIPE.test(from) || !RECIPE.test(recipe) || !canMove()) return;
    if (opens && !isReady(recipe)) return;
    const before = opens ? cardPicture(recipe) : ownPicture();
    if (!before) return;

    before.style.viewTransitionName = NAME;
    let after: HTMLElement | null = null;
    let begin = () => {};
    const isCaptured = new Promise<void>((resolve) => (begin = resolve));
    const transition = document.startViewTransition(async () => {
      begin();
      await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, STANDSTILL))]);
      before.style.viewTransitionName = '';
      after = opens ? ownPicture() : cardPicture(recipe);
      if (after) after.style.viewTransitionName = NAME;
    });
    const end = () => {
      if (after) after.style.viewTransitionName = '';
    };
    // Skipped if the next transition starts before this one ends.
    transition.ready.catch(() => undefined);
    void transition.finished.then(end, end);
    await isCaptured;
  };
}
