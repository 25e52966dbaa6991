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

/** A kind of part, in the order in which they come on the table. */
export type Step = 'ground' | 'vessel' | 'filling' | 'toppings' | 'sides';

/** What is on the table after each step. */
const STEPS: Record<Step, (whole: PictureSpec) => PictureSpec> = {
  ground: bare,
  vessel: ({ ground, vessel }) => ({ ground, vessel, layers: [] }),
  filling: ({ ground, vessel, layers }) => ({ ground, vessel, layers }),
  toppings: ({ ground, vessel, layers, toppings = [] }) => ({ ground, vessel, layers, toppings }),
  sides: (whole) => whole,
};

/** The table of a recipe up to one kind of part. */
export const drawStep = (slug: string, step: Step): string =>
  drawPicture(STEPS[step](specOf(slug)), slug, `${step}-${slug}`);

/** The whole table of a recipe. */
export const drawDish = (slug: string): string => drawPicture(specOf(slug), slug, `dish-${slug}`);

/** What stands in for a missing picture. */
export const drawEmptyPlate = (): string => drawFallback('page');
