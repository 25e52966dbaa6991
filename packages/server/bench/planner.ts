/**
 * Says how good the planner's weeks are, over generated households: `tsx bench/planner.ts`. With a number, over so
 * many of each half; with `--weeks`, five weeks are printed in full; with `--without-flexible`, no week has a flexible dinner.
 */
import { CATALOGUE } from '@larder/catalogue';
import { usableItems, type WeekDay } from '@larder/domain';
import {
  compile,
  isAllowed,
  limitsOf,
  mealsWanted,
  place,
  plan,
  spreadOverWeek,
  type Candidate,
  type Found,
  type PlannedMeal,
} from '@larder/domain/planner';
import { makePlannerThread } from '../src/plan/planner-thread.ts';
import type { CatalogueSnapshot } from '../src/recipes/catalogue/snapshot.ts';
import { holdTo } from './goals.ts';
import { randomWeek, topByMatch } from './planner/baselines.ts';
import { lookLong, LOOKS } from './planner/bounds.ts';
import { candidatesOf } from './planner/candidates.ts';
import { households, type Household } from './planner/households.ts';
import { flexibleFor } from './planner/flexible.ts';
import { faultsOfWeek, measuresOf, type Faults, type Measures } from './planner/measures.ts';
import { printWeek } from './planner/print-week.ts';
import { syntheticCatalogue } from './synthetic.ts';

/** The weights were chosen on the first half; the second is for the figures alone. */
const HALF = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 50);
const MANY = 10_000;
const HOUSEHOLDS_OF_MANY = 10;
const COMMONEST = 10;

const candidates = candidatesOf(CATALOGUE);
const known = new Map(candidates.map((recipe) => [recipe.id, recipe]));
const prices = new Map(
  candidates.flatMap(({ needs }) =>
    needs.map(({ ingredientId, dollarsPerGram }) => [ingredientId, dollarsPerGram]),
  ),
);

interface Row {
  readonly own: Measures;
  readonly faults: Faults;
  readonly meals: readonly PlannedMeal[];
  readonly rivals: Readonly<Record<'random' | 'top by match', Measures>>;
  /** The most that can be saved and covered, and the least to buy and pay for what saves as much. */
  readonly savedDollars: number;
  readonly savedGoods: number;
  readonly covered: number;
  readonly items: number;
  readonly dollars: number;
}

if (process.argv.includes('--weeks')) {
  for (const household of households(5, candidates, 100))
    printWeek(
      household,
      plan([...candidates, ...flexibleFor(household)], household.pantry, household.wishes),
    );
} else {
  const seen = households(HALF, candidates).map(look);
  const unseen = households(HALF, candidates, HALF).map(look);
  sayAll(`the ${HALF} households that the weights were chosen on`, seen);
  sayAll(`${HALF} others`, unseen);
  const few = await timesOf(candidates, households(2 * HALF, candidates));
  const many = candidatesOf(syntheticCatalogue(MANY));
  const long = await timesOf(many, households(HOUSEHOLDS_OF_MANY, candidates));
  const crowd = await crowdOf(candidates, households(5, candidates));
  console.log(
    `A plan takes median ${ms(at(0.5, few))}, p95 ${ms(at(0.95, few))} with ${candidates.length} recipes; p95 ${ms(at(0.95, long))} with ${MANY}; five cooks at once wait ${ms(crowd)}.`,
  );
  const total = totalsOf(unseen);
  holdTo({
    '80 % of the worth that can be saved': total.savedDollars >= 0.8,
    '80 % of the goods that can be saved': total.savedGoods >= 0.8,
    'list at most 1.25 × the shortest that saves as much': total.items <= 1.25,
    'shop at most 1.3 × the cheapest that saves as much': total.dollars <= 1.3,
    '90 % of the lines that the pantry can cover': total.covered >= 0.9,
    'the ten commonest recipes at most a quarter of the meals': total.common <= 0.25,
    [`p95 under 1.5 s with ${candidates.length} recipes`]: at(0.95, few) < 1500,
    [`p95 under 3 s with ${MANY} recipes`]: at(0.95, long) < 3000,
    'five cooks at once under 3 s': crowd < 3000,
  });
}

function problemOf({ pantry, wishes }: Household): Parameters<typeof compile> {
  const limits = limitsOf(wishes);
  const possible = candidates.filter((recipe) => isAllowed(recipe, limits));
  const days: WeekDay[] = spreadOverWeek(
    Math.min(mealsWanted(wishes.preferences.meal_prep_frequency), possible.length),
    wishes.today,
  );
  return [possible, usableItems(pantry, wishes.today), days, wishes];
}

function look(household: Household, index: number): Row {
  const { pantry, wishes } = household;
  const stock = usableItems(pantry, wishes.today);
  const flexible = flexibleFor(household);
  const all = new Map([...known, ...flexible.map((dish) => [dish.id, dish] as const)]);
  const measure = (meals: readonly PlannedMeal[]) => measuresOf(meals, household, prices);
  const { meals } = plan([...candidates, ...flexible], pantry, wishes);
  const own = measure(meals);
  const problem = compile(...problemOf(household));
  const weekOf = (week: number[]) => measure(place(problem, { week, worth: 0 }, stock, wishes.today));
  const looks = Object.values(LOOKS).map((weights) => {
    const { found, problem: looked } = lookLong(problemOf(household), weights);
    return measure(place(looked, found satisfies Found, stock, wishes.today));
  });
  const saveAsMuch = [own, ...looks].filter(
    ({ savedDollars, savedGoods }) =>
      savedDollars >= 0.99 * own.savedDollars && savedGoods >= 0.99 * own.savedGoods,
  );
  const most = (read: (measures: Measures) => number) => Math.max(...[own, ...looks].map(read));
  process.stderr.write(`\r${index + 1} `);
  return {
    own,
    meals,
    faults: faultsOfWeek(
      meals.map((meal) => ({ ...meal, recipe: all.get(meal.recipe.id)! })),
      household,
    ),
    rivals: { random: weekOf(randomWeek(problem, index)), 'top by match': weekOf(topByMatch(problem)) },
    savedDollars: most(({ savedDollars }) => savedDollars),
    savedGoods: most(({ savedGoods }) => savedGoods),
    covered: most(({ covered, lines }) => covered / Math.max(1, lines)),
    items: Math.min(...saveAsMuch.map(({ items }) => items)),
    dollars: Math.min(...saveAsMuch.map(({ dollars }) => dollars)),
  };
}

function totalsOf(rows: readonly Row[]) {
  const sum = (read: (row: Row) => number) => rows.reduce((all, row) => all + read(row), 0);
  const times = new Map<number, number>();
  for (const { recipe } of rows.flatMap(({ meals }) => meals))
    times.set(recipe.id, (times.get(recipe.id) ?? 0) + 1);
  const commonest = [...times.values()].toSorted((a, b) => b - a).slice(0, COMMONEST);
  return {
    savedDollars: sum(({ own }) => own.savedDollars) / sum((row) => row.savedDollars),
    savedGoods: sum(({ own }) => own.savedGoods) / sum((row) => row.savedGoods),
    items: sum(({ own }) => own.items) / sum((row) => row.items),
    dollars: sum(({ own }) => own.dollars) / sum((row) => row.dollars),
    covered: sum(({ own }) => own.covered / Math.max(1, own.lines)) / sum((row) => row.covered),
    common: commonest.reduce((all, count) => all + count, 0) / sum(({ meals }) => meals.length),
  };
}

function sayAll(who: string, rows: readonly Row[]): void {
  const mean = (read: (row: Row) => number) => rows.reduce((all, row) => all + read(row), 0) / rows.length;
  const total = totalsOf(rows);
  const share = (read: (measures: Measures) => number, of: (row: Row) => Measures) =>
    percent(rows.reduce((all, row) => all + read(of(row)), 0) / rows.length);
  const linesOf = ({ covered, lines }: Measures) => covered / Math.max(1, lines);
  console.log(`\nOn ${who}:`);
  const expiring = mean(({ own }) => own.expiringDollars);
  const lines: [string, string][] = [
    [
      'expiring goods, worth',
      `saved $${mean(({ own }) => own.savedDollars).toFixed(2)} of $${expiring.toFixed(2)}; ${percent(total.savedDollars)} of the most possible`,
    ],
    [
      'expiring goods, number',
      `saved ${mean(({ own }) => own.savedGoods).toFixed(1)} of ${mean(({ own }) => own.expiringGoods).toFixed(1)}; ${percent(total.savedGoods)} of the most possible`,
    ],
    [
      'list',
      `${mean(({ own }) => own.items).toFixed(1)} items; ${total.items.toFixed(2)} × the shortest known that saves as much`,
    ],
    [
      'shop',
      `$${mean(({ own }) => own.dollars).toFixed(0)}; ${total.dollars.toFixed(2)} × the cheapest known that saves as much`,
    ],
    [
      'lines from the pantry',
      `${share(linesOf, ({ own }) => own)}; ${percent(total.covered)} of the most possible; top by match ${share(linesOf, ({ rivals }) => rivals['top by match'])}, random ${share(linesOf, ({ rivals }) => rivals.random)}`,
    ],
    [
      'dinners a week',
      `${mean(({ faults }) => faults.fewVegetables).toFixed(2)} under 150 g of vegetables, ${mean(({ faults }) => faults.fewKcal).toFixed(2)} under 400 kcal, ${mean(({ faults }) => faults.littleProtein).toFixed(2)} under 18 g of protein, ${mean(({ faults }) => faults.light).toFixed(2)} soups or salads, ${mean(({ faults }) => faults.sides).toFixed(2)} sides`,
    ],
    [
      'variety a week',
      `${mean(({ faults }) => faults.third).toFixed(2)} beyond two of a base or protein, ${mean(({ faults }) => faults.neighbours).toFixed(2)} next to each other, ${mean(({ faults }) => faults.repeated).toFixed(2)} repeated; the ten commonest recipes are ${percent(total.common)} of all meals`,
    ],
    [
      'effort a week',
      `${mean(({ faults }) => faults.long).toFixed(2)} weekdays over 45 min of work, ${mean(({ faults }) => faults.tooLong).toFixed(2)} over 75`,
    ],
    [
      'weeks with every rule kept',
      `${rows.filter(({ faults: f }) => f.fewVegetables <= 2 && f.fewKcal + f.littleProtein + f.sides + f.third + f.neighbours + f.tooLong === 0 && f.light <= 1 && f.repeated <= 1 && f.long <= 1).length} of ${rows.length}`,
    ],
  ];
  for (const [name, text] of lines) console.log(`${name.padEnd(27)} ${text}`);
}

/** How long plans made by the server's own thread take, one after another, without the first. */
async function timesOf(recipes: readonly Candidate[], homes: readonly Household[]): Promise<number[]> {
  const planner = threadOf(recipes);
  const times: number[] = [];
  for (const { pantry, wishes } of homes) {
    const start = performance.now();
    await planner.plan({ userId: 'bench' }, snapshotOf(recipes), { pantry, wishes });
    times.push(performance.now() - start);
  }
  await planner.close();
  return times.slice(1);
}

/** How long the last of some cooks waits who ask at once. */
async function crowdOf(recipes: readonly Candidate[], homes: readonly Household[]): Promise<number> {
  const planner = threadOf(recipes);
  const [first] = homes;
  await planner.plan({ userId: 'first' }, snapshotOf(recipes), first!);
  const start = performance.now();
  await Promise.all(
    homes.map(({ pantry, wishes, name }) =>
      planner.plan({ userId: name }, snapshotOf(recipes), { pantry, wishes }),
    ),
  );
  const time = performance.now() - start;
  await planner.close();
  return time;
}

function threadOf(recipes: readonly Candidate[]) {
  return makePlannerThread(async function* () {
    for (let from = 0; from < recipes.length; from += 500) yield recipes.slice(from, from + 500);
  });
}

/** The worker only looks at a catalogue's version. */
function snapshotOf(recipes: readonly Candidate[]): CatalogueSnapshot {
  return { version: `${recipes.length}` } as CatalogueSnapshot;
}

/** A percentile. */
function at(share: number, figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil(share * figures.length) - 1]!;
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
