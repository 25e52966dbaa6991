import type { IngredientIndex, RecipeSource } from '@larder/domain/model';

/** Fractions of the salt: nobody can measure a third of 2 teaspoons. */
const SHARE_OF_SALT =
  /\b(?:half|(?:an?|one|two|three|four|five|another|the last|the other) (?:half|halves|thirds?|quarters?|fifths?|sixths?|eighths?)) (?:of )?the (?:remaining )?salt\b/i;

/** An amount of salt in a step: '1½ teaspoons of the salt'. */
const SPOONS_OF_SALT = /(\d{0,2})([¼½¾]?) (tea|table)spoons? of the salt\b/g;
const PARTS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const TEASPOONS: Readonly<Record<string, number>> = { tsp: 1, tbsp: 3, tea: 1, table: 3 };

/** Words that recipes do not use, and the ones that they all use instead. */
const ONE_WORD: readonly (readonly [said: RegExp, write: string])[] = [
  [/\byogurts?\b/i, 'yoghurt'],
  [/\bparmesan\b/, 'Parmesan'],
  [/\bgruy[eè]re\b/, 'Gruyère'],
  [/\bmarsala\b/, 'Marsala'],
  [/\bchil(?:i|ies|is)\b/i, 'chilli'],
  [/\b(?:canned|cans of)\b/i, 'tinned'],
  [/\bcilantro\b/i, 'coriander'],
  [/\bzucchinis?\b/i, 'courgette'],
  [/\beggplants?\b/i, 'aubergine'],
  [/\bscallions?\b/i, 'spring onion'],
  [/\bgarbanzos?\b/i, 'chickpeas'],
  [/\bskillets?\b/i, 'frying pan'],
  [/\bbroil\w*/i, 'grill'],
  [/\bflavor\w*/i, 'flavour'],
  [/\bcolor\w*/i, 'colour'],
  [/\bliters?\b/i, 'litre'],
  [/\bgray\b/i, 'grey'],
  [/\bcarameliz\w*/i, 'caramelise'],
  [/\bstrew\w*/i, 'scatter'],
  [/\b\d+ watts?\b/i, 'W'],
  [
    /\b(?:over|on) (?:(?:very )?(?:low|medium|high)|medium-low|medium-high|gentle|fierce) heat\b/i,
    'over a medium heat',
  ],
];

/** Zest of a fruit whose flesh and juice stay behind. */
const ZEST_ALONE = /^(?!.*\b(?:zest only|juiced?|flesh|segments)\b).*\bzest\b/i;

/** Amounts that cannot be measured, and words that differ from the other recipes, one sentence each. */
export function* checkWording(recipe: RecipeSource, index: IngredientIndex): Iterable<string> {
  for (const step of recipe.steps) {
    const share = SHARE_OF_SALT.exec(step)?.[0];
    if (share !== undefined)
      yield `a step says '${share}'. Write the amount, such as '½ teaspoon of the salt'.`;
  }
  yield* checkSpoons(recipe);
  const notes = recipe.ingredients.map((line) => line.notes ?? '');
  for (const [said, write] of ONE_WORD) {
    const at = (texts: readonly string[]) => texts.map((text) => said.exec(text)?.[0]).find(Boolean);
    const inStep = at(recipe.steps);
    const inNote = at(notes);
    const inTitle = at([/\(([^()]+)\)$/.exec(recipe.title)?.[1] ?? recipe.title]);
    if (inStep !== undefined) yield `a step says '${inStep}'. Write '${write}'.`;
    else if (inNote !== undefined) yield `a note says '${inNote}'. Write '${write}'.`;
    else if (inTitle !== undefined) yield `its title says '${inTitle}'. Write '${write}'.`;
  }
  for (const { ingredient, notes: note = '' } of recipe.ingredients) {
    const name = index.require(ingredient).name.toLowerCase().split(' ');
    const twice = note.split(/[,;] /).find((part) => name.includes(part.toLowerCase()));
    if (twice !== undefined)
      yield `${ingredient} has the note '${twice}', which its name says. Leave it out.`;
    if (ZEST_ALONE.test(note) && 'zest only' in (index.require(ingredient).per100g.when ?? {}))
      yield `${ingredient} has the note '${note}', but the whole fruit is counted as eaten. Write 'zest only'.`;
  }
}

/** The steps cannot use more salt than the list has. */
function* checkSpoons({ ingredients, steps }: RecipeSource): Iterable<string> {
  const salt = ingredients.find(({ ingredient }) => ingredient === 'salt');
  const spoon = salt && TEASPOONS[salt.unit];
  if (!spoon) return;
  const listed = salt.quantity * spoon;
  const used = [...steps.join(' ').matchAll(SPOONS_OF_SALT)].reduce(
    (sum, [, whole = '', part = '', size = '']) =>
      sum + (Number(whole) + (PARTS[part] ?? 0)) * (TEASPOONS[size] ?? 1),
    0,
  );
  if (used > listed)
    yield `the steps use ${used} teaspoons of the salt, but the list has ${listed}. Change one of them.`;
}
