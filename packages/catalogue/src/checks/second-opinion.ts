import { ALLERGENS, type Allergen } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import { spaced } from '../data/spaced.ts';
import { FREE_OF_ALL } from './second-table-free.ts';
import { READY_FREE_OF_ALL, READY_TABLE } from './second-table-ready.ts';
import { SHOP_FREE_OF_ALL } from './second-table-shop-free.ts';
import { SHOP_TABLE } from './second-table-shop.ts';
import { SECOND_TABLE, type SecondFood } from './second-table.ts';

type Foods = Readonly<Partial<Record<Allergen, readonly SecondFood[]>>>;

/** The foods of the second table that each allergy covers. A new allergen has none until they are looked up. */
export const FOODS: Foods = {
  nuts: ['peanuts', 'tree nuts'],
  shellfish: ['crustaceans', 'molluscs'],
  dairy: ['milk'],
  eggs: ['eggs'],
  soy: ['soya'],
  wheat: ['wheat'],
  fish: ['fish'],
  sesame: ['sesame'],
  peanuts: ['peanuts'],
  tree_nuts: ['tree nuts'],
  crustaceans: ['crustaceans'],
  molluscs: ['molluscs'],
  gluten: ['wheat', 'other gluten'],
  celery: ['celery'],
  mustard: ['mustard'],
  sulphites: ['sulphites'],
  lupin: ['lupin'],
};

type Says = 'contains' | 'often contains' | 'is free of';

const slugsOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

const ROWS = [SECOND_TABLE, SHOP_TABLE, READY_TABLE].flatMap((table) =>
  (Object.keys(table) as SecondFood[]).map((food) => ({
    food,
    source: table[food].source,
    contains: slugsOf(table[food].contains),
    often: slugsOf(table[food].often),
  })),
);
const FREE = slugsOf(`${FREE_OF_ALL} ${SHOP_FREE_OF_ALL} ${READY_FREE_OF_ALL}`);

type Rows = typeof ROWS;

const rowsOf = (allergen: Allergen): Rows => ROWS.filter(({ food }) => FOODS[allergen]?.includes(food));

/** A sentence for each allergen without foods of the second table: nothing would contradict a wrong entry. */
export const checkSecondFoods = (foods: Foods): string[] =>
  ALLERGENS.filter((allergen) => !foods[allergen]).map(
    (allergen) =>
      `packages/catalogue/src/checks/second-opinion.ts: FOODS has no line for the allergen '${allergen}'. Add '${allergen}: […]' with the foods that it covers, and to second-table.ts each of them that is new, with its source and the ingredients that contain it.`,
  );

/** Where the ingredients' facts and the second table disagree, one sentence each. */
export function checkSecondOpinion(ingredients: readonly Ingredient[]): string[] {
  return [
    ...ingredients.flatMap((ingredient) => [
      ...allergens(ingredient),
      ...gluten(ingredient),
      ...place(ingredient),
    ]),
    ...strangers(ingredients),
  ];
}

function* allergens({ slug, allergens: stated, often }: Ingredient): Iterable<string> {
  for (const allergen of ALLERGENS.filter((one) => FOODS[one])) {
    const rows = rowsOf(allergen);
    const second = secondOf(slug, rows);
    const first = firstOf(stated.includes(allergen), often[allergen] !== undefined);
    if (first !== second)
      yield `${slug}: by its entry it ${first} ${spaced(allergen)}, by the second table it ${second} it (${sourcesOf(slug, rows)}). Look it up, and correct the one that is wrong.`;
  }
}

function* gluten({ slug, notFor }: Ingredient): Iterable<string> {
  const rows = rowsOf('gluten');
  const second = secondOf(slug, rows);
  const isFree = !notFor.includes('gluten_free');
  if (isFree !== (second === 'is free of'))
    yield `${slug}: by its entry it is ${isFree ? '' : 'not '}gluten free, by the second table it ${second} gluten (${sourcesOf(slug, rows)}). Look it up, and correct the one that is wrong.`;
}

/** Every ingredient must be in the second table, so that no new one is forgotten. */
function* place({ slug }: Ingredient): Iterable<string> {
  const isNamed = ROWS.some(({ contains, often }) => contains.has(slug) || often.has(slug));
  if (!isNamed && !FREE.has(slug))
    yield `${slug}: the second table does not have it. Look up what it contains, and name it in src/checks/second-table.ts.`;
  if (isNamed && FREE.has(slug))
    yield `${slug}: the second table has it twice, as free of everything too. Remove it there in src/checks/second-table.ts.`;
}

function strangers(ingredients: readonly Ingredient[]): string[] {
  const known = new Set(ingredients.map(({ slug }) => slug));
  const named = new Set([...ROWS.flatMap(({ contains, often }) => [...contains, ...often]), ...FREE]);
  return [...named]
    .filter((slug) => !known.has(slug))
    .map((slug) => `${slug}: only the second table has it. Correct its name in src/checks/second-table.ts.`);
}

const firstOf = (isStated: boolean, isOften: boolean): Says =>
  isOften ? 'often contains' : isStated ? 'contains' : 'is free of';

function secondOf(slug: string, rows: Rows): Says {
  if (rows.some(({ contains }) => contains.has(slug))) return 'contains';
  return rows.some(({ often }) => often.has(slug)) ? 'often contains' : 'is free of';
}

/** The sources of the rows that name it, otherwise of all rows. */
function sourcesOf(slug: string, rows: Rows): string {
  const naming = rows.filter(({ contains, often }) => contains.has(slug) || often.has(slug));
  return (naming.length > 0 ? naming : rows).map(({ source }) => source).join('; ');
}
