import type { Row } from './look.ts';
import type { Measures } from './measures.ts';

const COMMONEST = 10;

/** How households' weeks compare with what is possible, as shares and ratios of all of them together. */
export interface Totals {
  readonly savedDollars: number;
  readonly savedGoods: number;
  readonly items: number;
  readonly dollars: number;
  readonly covered: number;
  readonly common: number;
  /** The same of the meals that are no flexible dinners. */
  readonly commonOfRecipes: number;
  /** The share of weeks in which each rule is kept. */
  readonly fiveWithVegetables: number;
  readonly dinners: number;
  readonly varied: number;
  readonly effort: number;
}

export function totalsOf(rows: readonly Row[]): Totals {
  const sum = (read: (row: Row) => number) => rows.reduce((all, row) => all + read(row), 0);
  const times = new Map<number, number>();
  for (const { recipe } of rows.flatMap(({ meals }) => meals))
    times.set(recipe.id, (times.get(recipe.id) ?? 0) + 1);
  const commonest = [...times.values()].toSorted((a, b) => b - a).slice(0, COMMONEST);
  const timesCommon = commonest.reduce((all, count) => all + count, 0);
  const kept = (is: (faults: Row['faults']) => boolean) =>
    rows.filter(({ faults }) => is(faults)).length / rows.length;
  return {
    savedDollars: sum(({ own }) => own.savedDollars) / sum((row) => row.savedDollars),
    savedGoods: sum(({ own }) => own.savedGoods) / sum((row) => row.savedGoods),
    items: sum(({ own }) => own.items) / sum((row) => row.items),
    dollars: sum(({ own }) => own.dollars) / sum((row) => row.dollars),
    covered: sum(({ own }) => coveredOf(own)) / sum((row) => row.covered),
    common: timesCommon / sum(({ meals }) => meals.length),
    commonOfRecipes: timesCommon / sum((row) => row.meals.length - flexibleOf(row)),
    fiveWithVegetables: kept(({ fewVegetables }) => fewVegetables <= 2),
    dinners: kept((f) => f.fewKcal + f.littleProtein + f.sides === 0 && f.light <= 1),
    varied: kept((f) => f.third + f.neighbours === 0 && f.repeated <= 1),
    effort: kept((f) => f.long <= 1 && f.tooLong === 0),
  };
}

const flexibleOf = ({ meals }: Row): number =>
  meals.filter(({ recipe }) => recipe.flexible !== undefined).length;

const coveredOf = ({ covered, lines }: Measures): number => covered / Math.max(1, lines);

/** The table of the goals: what is measured, the figure, its bound and the goal. */
export function tableOf(rows: readonly Row[]): string[][] {
  const mean = (read: (row: Row) => number) => rows.reduce((all, row) => all + read(row), 0) / rows.length;
  const total = totalsOf(rows);
  const shares = (of: (row: Row) => Measures) => percent(mean((row) => coveredOf(of(row))));
  const dollars = (read: (row: Row) => number) => `$${mean(read).toFixed(2)}`;
  const count = (read: (row: Row) => number) => mean(read).toFixed(1);
  const faults = (read: (faults: Row['faults']) => number) => mean((row) => read(row.faults)).toFixed(2);
  return [
    ['measure', 'weeks of the planner', 'best known', 'of that', 'goal'],
    [
      'expiring goods saved, worth',
      `${dollars(({ own }) => own.savedDollars)} of ${dollars(({ own }) => own.expiringDollars)}`,
      dollars((row) => row.savedDollars),
      percent(total.savedDollars),
      '≥ 80 %',
    ],
    [
      'expiring goods saved, number',
      `${count(({ own }) => own.savedGoods)} of ${count(({ own }) => own.expiringGoods)}`,
      count((row) => row.savedGoods),
      percent(total.savedGoods),
      '≥ 80 %',
    ],
    [
      'list',
      `${count(({ own }) => own.items)} things`,
      count((row) => row.items),
      `${total.items.toFixed(2)} ×`,
      '≤ 1.25 ×',
    ],
    [
      'shop',
      dollars(({ own }) => own.dollars),
      dollars((row) => row.dollars),
      `${total.dollars.toFixed(2)} ×`,
      '≤ 1.3 ×',
    ],
    ['left over of packs that do not keep', dollars(({ own }) => own.leftOver), '', '', ''],
    [
      'lines from the pantry',
      `${shares(({ own }) => own)}; top by match ${shares(({ rivals }) => rivals['top by match'])}, random ${shares(({ rivals }) => rivals.random)}`,
      percent(mean((row) => row.covered)),
      percent(total.covered),
      '≥ 90 %',
    ],
    [
      'dinners',
      `${faults((f) => f.fewVegetables)} under 150 g of vegetables, ${faults((f) => f.fewKcal)} under 400 kcal, ${faults((f) => f.littleProtein)} under 18 g of protein, ${faults((f) => f.light)} soups or salads, ${faults((f) => f.sides)} sides`,
      '',
      `≤ 2 under 150 g in ${percent(total.fiveWithVegetables)}, the rest in ${percent(total.dinners)} of weeks`,
      '2, 0, 0, ≤ 1, 0',
    ],
    [
      'variety',
      `${faults((f) => f.third)} beyond two of a base or protein, ${faults((f) => f.neighbours)} next to each other, ${faults((f) => f.repeated)} repeated`,
      '',
      `kept in ${percent(total.varied)} of weeks`,
      '0, 0, ≤ 1',
    ],
    [
      'ten commonest recipes',
      `${percent(total.common)} of all meals, ${percent(total.commonOfRecipes)} of those that are recipes`,
      '',
      '',
      '≤ 25 %',
    ],
    ['flexible dinners', `${count((row) => flexibleOf(row))} a week`, '', '', '≤ 2'],
    [
      'effort',
      `${faults((f) => f.long)} weekdays over 45 min of work, ${faults((f) => f.tooLong)} over 75`,
      '',
      `kept in ${percent(total.effort)} of weeks`,
      '≤ 1, 0',
    ],
    ['servings', percent(servingsOf(rows)), 'of who eats', '', '100–115 %'],
    ['dates', `${rows.reduce((all, { late }) => all + late, 0)} uses after their date`, '', '', '0'],
  ];
}

/** Servings planned per serving eaten, for households that have said how many people eat. */
function servingsOf(rows: readonly Row[]): number {
  const known = rows.filter(({ people }) => people !== null);
  const planned = known.flatMap(({ meals }) => meals.map(({ recipe }) => recipe.servings));
  const eaten = known.reduce((all, { people, meals }) => all + (people ?? 0) * meals.length, 0);
  return planned.reduce((all, servings) => all + servings, 0) / eaten;
}

/** Prints lines of cells in columns. */
export function sayTable(who: string, lines: readonly string[][]): void {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  console.log(`\nOn ${who}:`);
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
