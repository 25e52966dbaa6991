import type { RecipeSource } from '@larder/domain/model';
import { groupOf } from '../ingredients/index.ts';

/** Something that could make people ill, how a recipe reveals it, and what the recipe must then say. */
interface Risk {
  /** The ingredients that carry the risk, by slug. */
  foods: ReadonlySet<string>;
  /** Words in a step or the title that indicate the risk. If omitted, every recipe with such a food has it. */
  said?: RegExp;
  /** Appliances that remove the risk. */
  safeIn?: RecipeSource['appliances'];
  /** What the steps, or the notes of these foods, must say. */
  needs: RegExp;
  /** What is wrong, and what to write. */
  sentence: string;
}

const but = (group: string, ...safe: readonly string[]): readonly string[] =>
  groupOf(group)
    .map(({ slug }) => slug)
    .filter((slug) => !safe.includes(slug));

const EGGS = new Set(['egg', 'egg-yolk', 'egg-white']);
const RAW_FISH = new Set(
  but('fish', 'tinned-tuna', 'anchovy', 'dried-anchovy', 'bonito-flake', 'smoked-salmon'),
);
const RAW_SEAFOOD = new Set(but('seafood', 'brown-shrimp'));
const FROM_THE_SEA = new Set([...RAW_FISH, ...RAW_SEAFOOD]);

/** Cured in acid, or left pink or glassy in the middle. */
const RAW =
  /\b(?:ceviche|aguachile|crudo|carpaccio|tartare|sashimi|poke|rosy|still raw|still pink|cent(?:re|er) (?:stays|is) (?:translucent|glassy))\b/i;
const FOR_WHOM = /\bpregnant\b/;
const WARNING = "'For anyone who is pregnant, elderly, very young or unwell, …'";

const RISKS: readonly Risk[] = [
  {
    foods: new Set(['honey']),
    needs: /\bbab(?:y|ies) under a year\b/i,
    sentence:
      "has honey, which even baked can give a baby botulism. Add 'Honey is not for babies under a year.'",
  },
  {
    foods: new Set(['rice-cake', 'glutinous-rice-flour']),
    said: /\b(?:rice cakes|the (?:balls|dumplings) into)\b/i,
    needs: /\bchoke\b|\bvery small children\b|\bno bigger than a pea\b/i,
    sentence:
      "has chewy rice cakes. Add 'Cut them up small for children and older people, who could choke on a whole one.'",
  },
  {
    foods: EGGS,
    said: /\b(?:yolks? (?:still )?(?:run|tremble|wobble|liquid)|yolks? (?:still )?(?:are )?(?:soft|runny|liquid)|runny yolks?|still wet|centre still gives|without setting)\b/i,
    needs: FOR_WHOM,
    sentence: `leaves egg soft. Add ${WARNING} with firm yolks or pasteurised eggs.`,
  },
  {
    foods: FROM_THE_SEA,
    said: RAW,
    needs: FOR_WHOM,
    sentence: `leaves fish or shellfish raw inside. Add ${WARNING} with how to cook theirs, or that it is not for them.`,
  },
  {
    foods: FROM_THE_SEA,
    said: RAW,
    needs: /−20 °C/,
    sentence:
      "leaves fish or shellfish raw inside. Add to its note 'frozen at −20 °C for at least 24 hours'.",
  },
  {
    foods: new Set(but('beef-and-lamb', 'minced-beef', 'minced-lamb')),
    said: /\b(?:is|medium) rare\b|\brosy\b|\b(?:pale|still) pink\b|\bpink (?:in|at) the (?:middle|centre)\b|\btartare\b|\byukhoe\b|\bcarpaccio\b/i,
    needs: FOR_WHOM,
    sentence: `leaves meat raw inside. Add ${WARNING} with how long to cook theirs.`,
  },
  {
    foods: new Set([
      'serrano-ham',
      'iberico-ham',
      'prosciutto',
      'speck',
      'salami',
      'smoked-salmon',
      'smoked-trout',
    ]),
    // Or fried: 'stir in the ham for 2 minutes'; or boiled in a pot.
    needs:
      /\bpregnant\b|\b(?:ham|prosciutto|speck|salami|salmon|trout)(?: side down| and give it)?(?: for)? \d|\bin a \S{1,20} pot\b/i,
    sentence: `serves what is cured or smoked cold as it is. Add ${WARNING} with how to cook theirs.`,
  },
  {
    foods: new Set(['blue-cheese', 'brie', 'camembert', 'queso-fresco', 'taleggio']),
    needs: /\bpregnant\b|\bbake\b|\bsteams\b/i,
    sentence: `has soft cheese that may hold listeria. Add ${WARNING} with another cheese, or bake it until it is steaming hot.`,
  },
  {
    foods: new Set(but('poultry')),
    needs: /\b75 °C/,
    sentence: "does not say when the poultry is safe. Add '75 °C', where the meat is thickest.",
  },
  {
    foods: new Set(but('poultry')),
    said: /\b(?:stuff|fill) (?:it |them )?(?:into )?(?:the|each|every) (?:whole )?(?:chicken|bird|turkey|duck)\b/i,
    needs: /\b75 °C in the (?:middle|centre) of the (?:\w+ )?stuffing\b/,
    sentence: "stuffs poultry. Add '75 °C in the middle of the stuffing'.",
  },
  {
    foods: new Set(['minced-beef', 'minced-lamb', 'minced-pork', 'minced-chicken', 'minced-turkey']),
    said: /\b(?:balls|meatballs|ballekes|patty|patties|burgers?|meat loaf|kebabs?)\b/i,
    needs: /\b7[05] °C/,
    sentence: "shapes mince. Add '75 °C' where it says when the middle is done.",
  },
  {
    foods: new Set(['pork-sausage']),
    needs: /\b7[05] °C/,
    sentence: "does not say when the sausages are safe. Add '75 °C in the middle'.",
  },
  {
    foods: new Set(['dried-kidney-bean', 'dried-black-bean', 'dried-white-bean', 'dried-pinto-bean']),
    safeIn: ['pressure_cooker'],
    needs: /\bboil hard\b.{0,40}\b10 minutes\b/,
    sentence: "cooks dried beans, which are poisonous until boiled. Add 'boil hard for 10 minutes'.",
  },
  {
    foods: new Set(['mussel', 'clam']),
    needs: /\b(?:when tapped|at a tap)\b/,
    sentence:
      "does not say which shells to throw away. Add 'any that are broken or do not close when tapped'.",
  },
  {
    foods: new Set(but('oils-and-fats')),
    said: /\boil (?:slowly )?to 1[3-9]\d °C/i,
    needs: /\bhalf full\b|\bhalfway\b/,
    sentence: "could boil over. Add 'no more than half full' to the pan.",
  },
  {
    foods: new Set(but('rice-and-grains')),
    said: /\brice from the day before\b|\byesterday[’']s rice\b/i,
    needs: /\bfridge\b/,
    sentence: "uses rice cooked before. Add 'if it went into the fridge within an hour'.",
  },
];

/**
 * Verbs that make an egg safe. Mentions of heat alone do not, because steps also say them of pans taken off the
 * hob.
 */
const COOKS =
  /\b(?:fry|fried|boil|boiling|simmer|simmers|bake|roast|poach|steam|grill|cook|scramble|microwave|oven|heat)\b/i;
const OFF_THE_HEAT = /\b(?:off|from) the heat\b/gi;

/** Where a recipe could make someone ill and does not say how to prevent it, one sentence each. */
export function* checkSafety(recipe: RecipeSource): Iterable<string> {
  for (const { foods, said, safeIn = [], needs, sentence } of RISKS) {
    const lines = recipe.ingredients.filter(({ ingredient }) => foods.has(ingredient));
    if (lines.length === 0 || safeIn.some((appliance) => recipe.appliances.includes(appliance))) continue;
    const words = said && [...recipe.steps, recipe.title].map((text) => said.exec(text)?.[0]).find(Boolean);
    if (said && words === undefined) continue;
    if ([...recipe.steps, ...lines.map(({ notes }) => notes ?? '')].some((text) => needs.test(text)))
      continue;
    yield words === undefined ? `it ${sentence}` : `a step says '${words}' and ${sentence}`;
  }
  const raw = rawEgg(recipe);
  if (raw !== null && !recipe.steps.some((step) => FOR_WHOM.test(step)))
    yield `a step leaves '${raw}' raw. Add ${WARNING} with pasteurised eggs.`;
  yield* checkMicrowave(recipe);
}

/** The first step's word for eggs, yolks or whites that no later step cooks. */
function rawEgg({ ingredients, steps }: RecipeSource): string | null {
  if (!ingredients.some(({ ingredient }) => EGGS.has(ingredient))) return null;
  for (const part of [/\begg whites?\b/i, /\byolks?\b/i, /\b(?:eggs?|yolks?)\b/i]) {
    const first = steps.findIndex((step) => part.test(step));
    if (first < 0) continue;
    const isCooked = steps.slice(first).some((step) => COOKS.test(step.replaceAll(OFF_THE_HEAT, '')));
    if (!isCooked) return part.exec(steps[first] ?? '')?.[0] ?? null;
  }
  return null;
}

/** Microwave ovens differ: 'half power' is 350 W in one and 600 W in another. */
function* checkMicrowave({ appliances, steps }: RecipeSource): Iterable<string> {
  if (!appliances.includes('microwave')) return;
  const vague = steps.map((step) => /\b(?:full|half|high|medium|low) power\b/i.exec(step)?.[0]).find(Boolean);
  if (vague !== undefined) yield `a step says '${vague}'. Write the watts, such as '800 W'.`;
  else if (!steps.some((step) => /\b\d{3,4} W\b/.test(step)))
    yield "no step says how strong the microwave is. Add the watts, such as 'at 600 W for 3 minutes'.";
}
