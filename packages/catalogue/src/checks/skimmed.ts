import type { RecipeSource } from '@larder/domain/model';

/** 'Skim the fat off', 'spoon off most of the fat', 'pour away all but 1 tablespoon of the oil'. */
const FAT_GONE = new RegExp(
  [
    String.raw`\b(?:skim|spoon|take|pour|tip)(?: off| out| away)?(?: most of| all)? the (?:fat|grease)\b`,
    String.raw`\b(?:skim|spoon|pour|tip) (?:off|out|away)(?: most of)? the oil\b`,
    String.raw`\b(?:spoon|pour|tip)(?: off| out| away)? all but (?:about )?\S+ \S+ of the oil\b`,
  ].join('|'),
  'i',
);

const SALT = String.raw`(?:the rest|[\d¼½¾]+ (?:tea|table)spoons?) of the salt`;
/**
 * 'Boil the potatoes in water with ½ teaspoon of the salt, until …, and drain them.' Rice that soaks up all of
 * its water keeps the salt.
 */
const SALTED_WATER = new RegExp(
  [
    String.raw`\bin (?:plenty of )?water with [^.]{0,40}\bsalt\b`,
    String.raw`\bboil the (?:potatoes|pasta|noodles|green beans) with ${SALT}`,
    String.raw`\bcover the potatoes with cold water,(?: and)? add ${SALT}`,
    String.raw`${SALT} and (?:plenty of )?water to cover\b`,
  ].join('|'),
  'i',
);

/** Only a part of the broth is used: 'strain 800 ml of the stock', 'keep 200 ml of its broth', 'a few ladles of the broth'. */
const BROTH_LEFT =
  /\b(?:(?:keep|strain|save|measure out) \d[\d.]* (?:ml|litres?)|a few ladles) of (?:the|its|their) (?:broth|stock)\b/i;

/** Salt stays in the water that something is boiled in: its line says so. */
export function* checkSaltedWater({ ingredients, steps }: RecipeSource): Iterable<string> {
  const said = steps.some((step) => SALTED_WATER.test(step) || BROTH_LEFT.test(step));
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

/** Soon after the salt: 'leave it for 10 minutes and squeeze out the water'. */
const WRUNG_OUT =
  /\b(?:squeeze (?:it|them|out the water)|wring|wrung|press the slices|(?:let|leave) (?:it|them) (?:to )?drip|shake off the water|tip away)\b/i;
/** How many characters 'soon' is. */
const SOON = 160;

const isWrungOut = (step: string): boolean =>
  [...step.matchAll(/\bsalt\b/gi)].some(({ index }) => WRUNG_OUT.test(step.slice(index, index + SOON)));

/** Salt that draws water out of vegetables leaves with it: its line says so. */
export function* checkWrungOut({ ingredients, steps }: RecipeSource): Iterable<string> {
  const said = steps.some(isWrungOut);
  const salt = ingredients.find(({ ingredient }) => ingredient === 'salt');
  if (said && salt && (salt.eaten ?? 1) === 1)
    yield "a step lets salt draw out water and throws this away, but all the salt is counted as eaten. Write '(60 % eaten)' after it.";
}
