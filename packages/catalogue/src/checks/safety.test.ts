import { describe, expect, test } from 'vitest';
import type { RecipeLine, RecipeSource } from '@larder/domain/model';
import { check, GOOD, lines, steps } from './sample.ts';

const egg: RecipeLine = { ingredient: 'egg', quantity: 2, unit: 'piece' };
const bass: RecipeLine = { ingredient: 'sea-bass', quantity: 200, unit: 'g' };
const frozen = { ...bass, notes: 'frozen at −20 °C for at least 24 hours' };
const beef: RecipeLine = { ingredient: 'beef-sirloin', quantity: 200, unit: 'g' };
const mince: RecipeLine = { ingredient: 'minced-beef', quantity: 200, unit: 'g' };
const chicken: RecipeLine = { ingredient: 'chicken-breast', quantity: 200, unit: 'g' };
const bird: RecipeLine = { ingredient: 'whole-chicken', quantity: 800, unit: 'g' };
const sausage: RecipeLine = { ingredient: 'pork-sausage', quantity: 200, unit: 'g' };
const beans: RecipeLine = { ingredient: 'dried-black-bean', quantity: 100, unit: 'g' };

const ham: RecipeLine = { ingredient: 'serrano-ham', quantity: 80, unit: 'g' };
const honey: RecipeLine = { ingredient: 'honey', quantity: 1, unit: 'tbsp' };
const riceCakes: RecipeLine = { ingredient: 'rice-cake', quantity: 200, unit: 'g' };

const WARNED = 'For anyone who is pregnant, elderly, very young or unwell, leave it out.';

/** What the safety checks say about the dish with one more ingredient and more steps. */
function said(line: RecipeLine | null, more: string[], change: Partial<RecipeSource> = {}): string[] {
  const ingredients = line ? lines(line) : {};
  return check({ ...ingredients, ...steps(...more), ...change })
    .map((sentence) => sentence.replace(`${GOOD.slug}: `, ''))
    .filter((sentence) => /Add|Write/.test(sentence));
}

describe('a risk that no step mentions', () => {
  test.each<{ risk: string; line: RecipeLine; steps: string[]; says: RegExp }>([
    {
      risk: 'runny yolks',
      line: egg,
      steps: ['Fry the eggs for 2 minutes, until set, with runny yolks.'],
      says: /^a step says 'runny yolks' and leaves egg soft\. Add 'For anyone who is pregnant/,
    },
    {
      risk: 'yolks that still run',
      line: egg,
      steps: ['Fry the eggs until the yolks still run.'],
      says: /^a step says 'yolks still run'/,
    },
    {
      risk: 'a sauce of egg',
      line: egg,
      steps: ['Boil the rice. Toss it with the beaten eggs, until it shines without setting.'],
      says: /^a step says 'without setting'/,
    },
    {
      risk: 'beaten whites in a cream',
      line: egg,
      steps: ['Whip the egg whites and fold them in, off the heat.', 'Chill it for 5 minutes.'],
      says: /^a step leaves 'egg whites' raw\. Add .* with pasteurised eggs\.$/,
    },
    {
      risk: 'raw yolks in a dish whose whites are cooked',
      line: egg,
      steps: ['Fry the egg whites.', 'Stir the egg yolks in and serve it.'],
      says: /^a step leaves 'yolks' raw/,
    },
    {
      risk: 'raw fish',
      line: frozen,
      steps: ['Turn the sea bass in lime, like a ceviche.'],
      says: /^a step says 'ceviche' and leaves fish or shellfish raw inside\. Add 'For anyone/,
    },
    {
      risk: 'fish that was not frozen',
      line: bass,
      steps: [`Sear the sea bass, until rosy at the centre. ${WARNED}`],
      says: /Add to its note 'frozen at −20 °C for at least 24 hours'\.$/,
    },
    {
      risk: 'rare meat',
      line: beef,
      steps: ['Sear the beef for 2 minutes a side, for medium rare.'],
      says: /^a step says 'medium rare' and leaves meat raw inside/,
    },
    {
      risk: 'meat with pink juices',
      line: beef,
      steps: ['Poach the beef for 50 minutes, until its juices run pale pink.'],
      says: /^a step says 'pale pink' and leaves meat raw inside/,
    },
    {
      risk: 'poultry',
      line: chicken,
      steps: ['Fry the chicken for 8 minutes, until golden.'],
      says: /^it does not say when the poultry is safe\. Add '75 °C', where the meat is thickest\.$/,
    },
    {
      risk: 'a stuffed bird',
      line: bird,
      steps: ['Stuff the chicken and roast it, until the leg is 75 °C.'],
      says: /^a step says 'Stuff the chicken' and stuffs poultry\. Add '75 °C in the middle of the stuffing'/,
    },
    {
      risk: 'meatballs',
      line: mince,
      steps: ['Shape the beef into balls and fry them for 8 minutes, until brown.'],
      says: /^a step says 'balls' and shapes mince\. Add '75 °C'/,
    },
    {
      risk: 'sausages',
      line: sausage,
      steps: ['Fry the sausages for 8 minutes, until brown.'],
      says: /^it does not say when the sausages are safe/,
    },
    {
      risk: 'dried beans',
      line: beans,
      steps: ['Simmer the beans for 10 minutes, until soft.'],
      says: /^it cooks dried beans, .* Add 'boil hard for 10 minutes'\.$/,
    },
    {
      risk: 'live shellfish',
      line: { ingredient: 'mussel', quantity: 500, unit: 'g' },
      steps: ['Steam the mussels for 4 minutes, until open.'],
      says: /^it does not say which shells to throw away\. Add 'any that are broken or do not close/,
    },
    {
      risk: 'a full pan of oil',
      line: { ingredient: 'peanut-oil', quantity: 100, unit: 'ml' },
      steps: ['Heat the peanut oil to 180 °C in a deep pan.'],
      says: /^a step says 'oil to 180 °C' and could boil over\. Add 'no more than half full'/,
    },
    {
      risk: 'leftover cooked rice',
      line: { ingredient: 'mint', quantity: 1, unit: 'bunch' },
      steps: ['Add the mint. Yesterday’s rice is just as good.'],
      says: /^a step says 'Yesterday’s rice' and uses rice cooked before/,
    },
    {
      risk: 'cured ham as it is',
      line: ham,
      steps: ['Drape the ham over it.'],
      says: /^it serves what is cured or smoked cold as it is\. Add 'For anyone/,
    },
    {
      risk: 'soft cheese',
      line: { ingredient: 'brie', quantity: 100, unit: 'g' },
      steps: ['Lay the brie on top.'],
      says: /^it has soft cheese that may hold listeria\. Add 'For anyone/,
    },
    {
      risk: 'honey, even baked',
      line: honey,
      steps: ['Brush it with the honey and bake it for 20 minutes, until brown.'],
      says: /^it has honey, .* Add 'Honey is not for babies under a year\.'$/,
    },
    {
      risk: 'chewy rice cakes',
      line: riceCakes,
      steps: ['Simmer the rice cakes for 7 minutes, until tender.'],
      says: /^a step says 'rice cakes' and has chewy rice cakes\. Add 'Cut them up small for children/,
    },
  ])('$risk', ({ line, steps: more, says }) => {
    expect(said(line, more)).toEqual([expect.stringMatching(says)]);
  });
});

describe('says enough of', () => {
  test.each<{ dish: string; line: RecipeLine; steps: string[] }>([
    { dish: 'runny eggs with a warning', line: egg, steps: [`Fry the eggs, with runny yolks. ${WARNED}`] },
    { dish: 'a mousse with a warning', line: egg, steps: ['Whip the egg whites and chill them.', WARNED] },
    {
      dish: 'hard-boiled eggs, named again when served',
      line: egg,
      steps: ['Boil the eggs for 9 minutes, until hard.', 'Lay the eggs on top.'],
    },
    {
      dish: 'beaten whites that are baked',
      line: egg,
      steps: ['Whip the egg whites and fold them in.', 'Fry it for 4 minutes, until golden.'],
    },
    { dish: 'a ceviche', line: frozen, steps: ['Cure the sea bass, as for a ceviche.', WARNED] },
    { dish: 'fish cooked through', line: bass, steps: ['Fry the sea bass until it flakes.'] },
    { dish: 'a steak', line: beef, steps: [`Sear the beef for medium rare. ${WARNED}`] },
    { dish: 'chicken', line: chicken, steps: ['Fry the chicken for 8 minutes, until it is 75 °C.'] },
    {
      dish: 'a stuffed bird',
      line: bird,
      steps: ['Fill each bird and roast it.', 'It is done at 75 °C in the middle of the rice stuffing.'],
    },
    { dish: 'meatballs', line: mince, steps: ['Shape the beef into balls and fry them, until 75 °C.'] },
    { dish: 'loose mince', line: mince, steps: ['Fry the beef for 8 minutes, until brown.'] },
    { dish: 'sausages', line: sausage, steps: ['Fry the sausages to 75 °C in the middle.'] },
    { dish: 'fried ham', line: ham, steps: ['Fry the ham for 2 minutes, until crisp.'] },
    { dish: 'honey', line: honey, steps: ['Add the honey, which is not for babies under a year.'] },
    {
      dish: 'rice cakes',
      line: riceCakes,
      steps: ['Boil the rice cakes. Cut them up small for anyone who could choke on a whole one.'],
    },
    { dish: 'dried beans', line: beans, steps: ['Let the beans boil hard over a high heat for 10 minutes.'] },
  ])('$dish', ({ line, steps: more }) => expect(said(line, more)).toEqual([]));

  test('dried beans under pressure', () => {
    const appliances: RecipeSource['appliances'] = ['stovetop', 'pressure_cooker'];
    const told = ['Cook the beans in the pressure cooker for 5 minutes.'];
    expect(said(beans, told, { appliances })).toEqual([]);
  });
});

describe('a microwave', () => {
  const appliances: RecipeSource['appliances'] = ['stovetop', 'microwave'];

  test.each([
    [
      'Melt it in the microwave at half power for 3 minutes.',
      "a step says 'half power'. Write the watts, such as '800 W'.",
    ],
    [
      'Melt it in the microwave for 3 minutes.',
      "no step says how strong the microwave is. Add the watts, such as 'at 600 W for 3 minutes'.",
    ],
  ])('%s', (step, problem) => expect(said(null, [step], { appliances })).toEqual([problem]));

  test('with its watts', () => {
    expect(said(null, ['Melt it in the microwave at 400 W for 3 minutes.'], { appliances })).toEqual([]);
  });
});
