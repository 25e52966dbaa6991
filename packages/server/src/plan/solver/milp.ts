import type { ModelData } from 'highs';
import { FREE_IN_A_WEEK, WEIGHTS, type Problem } from '@larder/domain/planner';

const NONE = Infinity;

/** The rows and columns of a model being built. */
class Sheet {
  readonly costs: number[] = [];
  readonly upper: number[] = [];
  readonly whole: number[] = [];
  readonly rowLower: number[] = [];
  readonly rowUpper: number[] = [];
  readonly starts: number[] = [0];
  readonly indices: number[] = [];
  readonly values: number[] = [];

  /** Adds a variable from 0 to `upper` with a value in points; returns its column. */
  column(points: number, upper: number, isWhole: boolean): number {
    this.costs.push(points);
    this.upper.push(upper);
    this.whole.push(isWhole ? 1 : 0);
    return this.costs.length - 1;
  }

  row(lower: number, terms: Iterable<readonly [column: number, value: number]>, upper: number): void {
    for (const [column, value] of terms) {
      if (value === 0) continue;
      this.indices.push(column);
      this.values.push(value);
    }
    this.starts.push(this.indices.length);
    this.rowLower.push(lower);
    this.rowUpper.push(upper);
  }
}

/** A problem as a mixed-integer program, and which of its columns is which meal. */
export interface Milp {
  readonly data: Omit<ModelData, 'sense'>;
  /** The column of each choice on each evening: `choice * evenings + evening`. */
  readonly evenings: number;
}

/** Builds the model of docs/planner.md, with the names used there. */
export function writeMilp(problem: Problem): Milp {
  const sheet = new Sheet();
  const { choices, days } = problem;
  const evenings = days.length;
  for (const { points } of choices) for (const worth of points) sheet.column(worth, 1, true);
  const x = (choice: number, evening: number) => choice * evenings + evening;
  for (let k = 0; k < evenings; k += 1)
    sheet.row(
      1,
      choices.map((_choice, r) => [x(r, k), 1] as const),
      1,
    );
  for (const r of choices.keys())
    sheet.row(
      -NONE,
      days.map((_day, k) => [x(r, k), 1] as const),
      1,
    );
  writeGoods(sheet, problem, x);
  writeVariety(sheet, problem, x);
  const { costs, upper, whole, rowLower, rowUpper, starts, indices, values } = sheet;
  return {
    evenings,
    data: {
      numCols: costs.length,
      numRows: rowLower.length,
      colCost: costs,
      colLower: costs.map(() => 0),
      colUpper: upper,
      rowLower,
      rowUpper,
      integrality: Int32Array.from(whole),
      matrix: { format: 'csr', numRows: rowLower.length, numCols: costs.length, starts, indices, values },
    },
  };
}

type Meal = (choice: number, evening: number) => number;

/** Rows 3 to 8: stock, dates and the shopping list. */
function writeGoods(sheet: Sheet, { choices, goods, items, days }: Problem, x: Meal): void {
  const last = days.length - 1;
  const usesOf = new Map<number, [column: number, value: number][]>();
  for (const [g, demand] of demandsOf(choices)) {
    const { supplies, some, pack, price, leftOver } = goods[g]!;
    const covered = Math.max(-1, ...some.map((item) => items[item]!.last));
    writeSome(sheet, { some, items, demand, days, x });
    const flows = supplies.map(({ item, amount }) => {
      const column = sheet.column(items[item]!.points, 1, false);
      usesOf.set(item, [...(usesOf.get(item) ?? []), [column, 1]]);
      return { column, amount, last: items[item]!.last };
    });
    const needed = (from: number, to: number, sign: number) =>
      [...demand].flatMap(([r, amount]) =>
        Array.from({ length: to - from + 1 }, (_, k) => [x(r, from + k), sign * amount] as const),
      );
    for (const end of new Set(flows.map((flow) => flow.last))) {
      const early = flows.filter((flow) => flow.last <= end);
      sheet.row(
        -NONE,
        [...early.map(({ column, amount }) => [column, amount] as const), ...needed(0, end, -1)],
        0,
      );
    }
    if (covered >= last) continue;
    const stock = flows.filter((flow) => flow.last > covered);
    const most = upperDemand(demand, days.length);
    const b = sheet.column(price, most, false);
    // Needs are taken or bought; an item of unknown amount covers the evenings until it expires.
    sheet.row(
      0,
      [
        [b, 1],
        ...stock.map(({ column, amount }) => [column, amount] as const),
        ...needed(covered + 1, last, -1),
      ],
      0,
    );
    const y = sheet.column(WEIGHTS.item, 1, true);
    sheet.row(
      -NONE,
      [
        [b, 1],
        [y, -most],
      ],
      0,
    );
    const there = stock.reduce((sum, { amount }) => sum + amount, 0);
    for (const [r, amount] of demand) {
      if (amount <= there + 1e-6 * amount) continue;
      sheet.row(
        0,
        [[y, 1], ...days.slice(covered + 1).map((_day, k) => [x(r, covered + 1 + k), -1] as const)],
        NONE,
      );
    }
    if (pack === 0) continue;
    const n = sheet.column(pack * (price + leftOver), Math.ceil(most / pack), true);
    // Bought for the price of the packs: the amount itself was paid for above, and is not left over.
    sheet.costs[b] = -leftOver;
    sheet.row(
      0,
      [
        [n, pack],
        [b, -1],
      ],
      NONE,
    );
    sheet.row(
      0,
      [
        [n, 1],
        [y, -1],
      ],
      NONE,
    );
  }
  for (const uses of usesOf.values()) if (uses.length > 1) sheet.row(-NONE, uses, 1);
}

/** How much of each good each choice needs. */
function demandsOf(choices: Problem['choices']): Map<number, Map<number, number>> {
  const demands = new Map<number, Map<number, number>>();
  for (const [r, { goods, amounts }] of choices.entries()) {
    for (const [line, g] of goods.entries()) {
      const demand = demands.get(g) ?? new Map<number, number>();
      demands.set(g, demand);
      demand.set(r, (demand.get(r) ?? 0) + amounts[line]!);
    }
  }
  return demands;
}

/** The total need of the meals that need most of it. */
function upperDemand(demand: ReadonlyMap<number, number>, evenings: number): number {
  const most = [...demand.values()].toSorted((a, b) => b - a).slice(0, evenings);
  return most.reduce((sum, amount) => sum + amount, 0);
}

/** Row 6: an item of unknown amount counts once, if a meal before it expires needs it. */
function writeSome(
  sheet: Sheet,
  {
    some,
    items,
    demand,
    days,
    x,
  }: {
    some: readonly number[];
    items: Problem['items'];
    demand: ReadonlyMap<number, number>;
    days: Problem['days'];
    x: Meal;
  },
): void {
  const [first] = some;
  if (first === undefined) return;
  const { last, points } = items[first]!;
  const u = sheet.column(points, 1, false);
  const meals = [...demand.keys()].flatMap((r) =>
    days.slice(0, last + 1).map((_day, k) => [x(r, k), -1] as const),
  );
  sheet.row(-NONE, [[u, 1], ...meals], 0);
}

/** Row 9: repetitions on consecutive evenings and within the week. */
function writeVariety(sheet: Sheet, { choices, days }: Problem, x: Meal): void {
  const kinds = [
    {
      kindOf: (r: number) => choices[r]!.cuisine,
      next: WEIGHTS.sameCuisineAsBefore,
      again: WEIGHTS.cuisineAgain,
    },
    {
      kindOf: (r: number) => choices[r]!.protein,
      next: WEIGHTS.sameProteinAsBefore,
      again: WEIGHTS.proteinAgain,
    },
  ];
  for (const { kindOf, next, again } of kinds) {
    const members = new Map<number, number[]>();
    for (const r of choices.keys()) {
      const kind = kindOf(r);
      if (kind >= 0) members.set(kind, [...(members.get(kind) ?? []), r]);
    }
    for (const some of members.values()) {
      for (let k = 0; k + 1 < days.length; k += 1) {
        const p = sheet.column(next, 1, false);
        sheet.row(
          -1,
          [
            [p, 1],
            ...some.flatMap(
              (r) =>
                [
                  [x(r, k), -1],
                  [x(r, k + 1), -1],
                ] as const,
            ),
          ],
          NONE,
        );
      }
      const v = sheet.column(again, days.length, false);
      const meals = some.flatMap((r) => days.map((_day, k) => [x(r, k), -1] as const));
      sheet.row(-FREE_IN_A_WEEK, [[v, 1], ...meals], NONE);
    }
  }
}
