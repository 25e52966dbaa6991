/**
 * Says how good the planner's weeks are, over generated households: `tsx bench/planner.ts`. With a number, over so
 * many of each half; with `--weeks`, five weeks are printed in full; with `--without-flexible`, no week has a flexible
 * dinner.
 */
import { CATALOGUE } from '@larder/catalogue';
import { plan } from '@larder/domain/planner';
import { holdTo } from './goals.ts';
import { candidatesOf } from './planner/candidates.ts';
import { households, type Household } from './planner/households.ts';
import { look, type Row } from './planner/look.ts';
import { dishesFor, flexibleFor } from './planner/flexible.ts';
import { printWeek } from './planner/print-week.ts';
import { at, crowdOf, timesOf } from './planner/speed.ts';
import { sayTable, tableOf, totalsOf } from './planner/table.ts';
import { syntheticCatalogue } from './synthetic.ts';

/** The weights were chosen on the first half, and on others up to the second; the second is for the figures alone. */
const HALF = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 50);
const FIRST_OF_SECOND_HALF = 300;
const FIRST_PRINTED = 100;
const MANY = 10_000;
const HOUSEHOLDS_OF_MANY = 10;

const candidates = candidatesOf(CATALOGUE);

if (process.argv.includes('--weeks')) {
  for (const household of households(5, candidates, FIRST_PRINTED)) {
    const made = dishesFor(household);
    const known = [...candidates, ...made.map(({ candidate }) => candidate)];
    const titles = new Map(made.map(({ recipe }) => [recipe.id, recipe.title]));
    printWeek(household, plan(known, household.pantry, household.wishes), titles);
  }
} else {
  const seen = households(HALF, candidates).map(lookAt);
  const unseen = households(HALF, candidates, Math.max(HALF, FIRST_OF_SECOND_HALF)).map(lookAt);
  sayTable(`the ${HALF} households that the weights were chosen on`, tableOf(seen));
  sayTable(`${HALF} others`, tableOf(unseen));
  const few = await timesOf(candidates, households(2 * HALF, candidates));
  const many = candidatesOf(syntheticCatalogue(MANY));
  const long = await timesOf(many, households(HOUSEHOLDS_OF_MANY, candidates));
  const crowd = await crowdOf(candidates, households(5, candidates));
  console.log(
    `\nA plan takes median ${ms(at(0.5, few))}, p95 ${ms(at(0.95, few))} with ${candidates.length} recipes; p95 ${ms(at(0.95, long))} with ${MANY}; five cooks at once wait ${ms(crowd)}.`,
  );
  const total = totalsOf(unseen);
  const halves = [totalsOf(seen), total];
  holdTo({
    '80 % of the worth that can be saved': total.savedDollars >= 0.8,
    '80 % of the goods that can be saved': total.savedGoods >= 0.8,
    'list at most 1.25 × the shortest that saves as much': total.items <= 1.25,
    'shop at most 1.3 × the cheapest that saves as much': total.dollars <= 1.3,
    '90 % of the lines that the pantry can cover': total.covered >= 0.9,
    // Of so few meals as a half has, the commonest are more by chance.
    'the ten commonest recipes at most a quarter of the meals': totalsOf([...seen, ...unseen]).common <= 0.25,
    'every rule of a week kept in every week': halves.every((half) =>
      [half.fiveWithVegetables, half.dinners, half.varied, half.effort].every((share) => share === 1),
    ),
    [`p95 under 1.5 s with ${candidates.length} recipes`]: at(0.95, few) < 1500,
    [`p95 under 3 s with ${MANY} recipes`]: at(0.95, long) < 3000,
    'five cooks at once under 3 s': crowd < 3000,
  });
}

function lookAt(household: Household, index: number): Row {
  process.stderr.write(`\r${index + 1} `);
  return look(household, [...candidates, ...flexibleFor(household)]);
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}
