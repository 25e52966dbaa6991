import { PICTURES } from '../../../packages/catalogue/src/pictures/index.ts';
import { drawFallback, drawPicture, type PictureSpec } from '../../../packages/plates/src/index.ts';

function specOf(slug: string): PictureSpec {
  const spec = PICTURES[slug];
  if (!spec) throw new RangeError(`no picture '${slug}'`);
  return spec;
}

const bare = ({ ground }: PictureSpec): PictureSpec => ({
  ground,
  vessel: { kind: 'table', x: 400, y: 300, radius: 200 },
  layers: [],
});

/** The layers of a picture, in drawing order. */
export type Step = 'ground' | 'vessel' | 'filling' | 'toppings' | 'sides';

/** The picture after each step. */
const STEPS: Record<Step, (whole: PictureSpec) => PictureSpec> = {
  ground: bare,
  vessel: ({ ground, vessel }) => ({ ground, vessel, layers: [] }),
  filling: ({ ground, vessel, layers }) => ({ ground, vessel, layers }),
  toppings: ({ ground, vessel, layers, toppings = [] }) => ({ ground, vessel, layers, toppings }),
  sides: (whole) => whole,
};

/** Draws a recipe's picture up to and including a step. */
export const drawStep = (slug: string, step: Step): string =>
  drawPicture(STEPS[step](specOf(slug)), slug, `${step}-${slug}`);

/** Draws a recipe's complete picture. */
export const drawDish = (slug: string): string => drawPicture(specOf(slug), slug, `dish-${slug}`);

/** Draws the fallback picture. */
export const drawEmptyPlate = (): string => drawFallback('page');
