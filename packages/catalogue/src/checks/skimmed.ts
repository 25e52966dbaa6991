import type { RecipeSource } from '@larder/domain/model';

/** 'Skim the fat off', 'spoon off most of the fat'. */
const FAT_GONE = /\b(?:skim|spoon|take|pour|tip)(?: off| out| away)?(?: most of| all)? the (?:fat|grease)\b/i;

/** Fat that a step takes away is not eaten: a line says so. */
export function* checkSkimmed({ ingredients, steps }: RecipeSource): Iterable<string> {
  const said = steps.map((step) => FAT_GONE.exec(step)?.[0]).find(Boolean);
  const isMarked = ingredients.some(({ eaten = 1, fatEaten = 1 }) => Math.min(eaten, fatEaten) < 1);
  if (said !== undefined && !isMarked)
    yield `a step says '${said}', but all of it is counted as eaten. Write '(70 % of its fat eaten)' after the meat.`;
}
