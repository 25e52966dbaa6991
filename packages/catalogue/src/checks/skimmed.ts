import type { RecipeSource } from '@larder/domain/model';

/** 'Skim the fat off', 'spoon off most of the fat'. */
const FAT_GONE = /\b(?:skim|spoon|take|pour|tip)(?: off| out| away)?(?: most of| all)? the (?:fat|grease)\b/i;

/** 'Boil the potatoes in water with ½ teaspoon of the salt, until …, and drain them.' */
const SALTED_WATER = /\bin (?:plenty of )?water with [^.]{0,40}\bsalt\b/i;

/** Salt stays in the water that something is boiled in: its line says so. */
export function* checkSaltedWater({ ingredients, steps }: RecipeSource): Iterable<string> {
  const said = steps.some((step) => SALTED_WATER.test(step));
  const salt = ingredients.find(({ ingredient }) => ingredient === 'salt');
  if (said && salt && (salt.eaten ?? 1) === 1)
    yield "a step boils something in salted water, but all the salt is counted as eaten. Write '(60 % eaten)' after it: a tenth of what is in the water.";
}

/** Fat that a step takes away is not eaten: a line says so. */
export function* checkSkimmed({ ingredients, steps }: RecipeSource): Iterable<string> {
  const said = steps.map((step) => FAT_GONE.exec(step)?.[0]).find(Boolean);
  const isMarked = ingredients.some(({ eaten = 1, fatEaten = 1 }) => Math.min(eaten, fatEaten) < 1);
  if (said !== undefined && !isMarked)
    yield `a step says '${said}', but all of it is counted as eaten. Write '(70 % of its fat eaten)' after the meat.`;
}
