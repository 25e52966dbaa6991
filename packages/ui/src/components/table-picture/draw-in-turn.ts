import type { TablePictureOrder } from './types.ts';

/** Enough for a screen or two of cards: a list that is shown again does not wait again. */
const KEPT = 32;

const drawn = new Map<string, string | null>();
let turn: Promise<unknown> = Promise.resolve();

/** The same text for the same picture, whatever else the ingredients carry. */
export function keyOf({ ingredients, dish, kind, vessel, cut, seed }: TablePictureOrder): string {
  const foods = ingredients.map((one) => (typeof one === 'string' ? [one] : [one.name, one.food, one.aisle]));
  const plain = foods.map((food) =>
    food
      .map((part) => part ?? '')
      .join('\n')
      .trim(),
  );
  return JSON.stringify([plain, dish, kind, vessel, cut, seed === undefined ? null : String(seed)]);
}

/** A picture that was drawn before. */
export const drawnBefore = (key: string): string | null | undefined => drawn.get(key);

const aTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/**
 * Loads the kit once, and draws one picture a task, so that a page of cards stays responsive. Returns the picture's URL; null
 * if nothing is known of how the dish looks. What is no longer wanted when its turn comes is not drawn.
 */
export function drawInTurn(
  key: string,
  order: TablePictureOrder,
  isWanted: () => boolean,
): Promise<string | null> {
  const picture = turn.then(aTask).then(async () => {
    const known = drawn.get(key);
    if (known !== undefined) return known;
    if (!isWanted()) return null;
    const { drawTable } = await import('./draw-table.ts');
    const svg = drawTable(order);
    const src = svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
    drawn.set(key, src);
    for (const oldest of drawn.keys()) {
      if (drawn.size <= KEPT) break;
      drawn.delete(oldest);
    }
    return src;
  });
  turn = picture.catch(() => {});
  return picture;
}
