import { eachAbroad, type Stock } from '@larder/domain';
import { IngredientIndex, type Ingredient, type Preset, type RecipeSource } from '@larder/domain/model';
import { readCountryFile, type CountryRow } from './country-file.ts';
import { Faults } from './faults.ts';
import { readIngredientFile, withKinds, type IngredientEntry } from './ingredient-file.ts';
import { didYouMean } from './nearest.ts';
import { readNamesFile } from './preset-file.ts';
import { readRegionalNames, type RegionalNames } from './regional-file.ts';
import { readRecipeFile, type RecipeFileLines } from './recipe-file.ts';
import {
  readShelfLifeFile,
  readSubstitutes,
  readUsualAmounts,
  type KeepingKind,
  type Substitutes,
} from './table-files.ts';

/** The contents of all files of `data`. */
export interface CatalogueData {
  readonly countries: readonly CountryRow[];
  /** By file name, which is their group. */
  readonly groups: Readonly<Record<string, readonly Ingredient[]>>;
  /** By country, in id order. */
  readonly recipes: readonly RecipeSource[];
  readonly presets: readonly Preset[];
  /** Found in most kitchens, by slug, most common first. */
  readonly common: readonly string[];
  /** The amount usually bought, by slug; a null quantity is 'some'. */
  readonly usualAmounts: Readonly<Record<string, Stock>>;
  readonly shelfLives: readonly KeepingKind[];
  readonly substitutes: Substitutes;
  /** What cooks abroad call ingredients. */
  readonly regionalNames: RegionalNames;
}

/** A file of `data`: its relative path, with '/', and its text. */
export interface DataFile {
  readonly path: string;
  readonly text: string;
}

/** A recipe's position, for problems found only once everything is read. */
export interface RecipePlace extends RecipeFileLines {
  readonly file: string;
}

interface ReadData {
  readonly data: CatalogueData;
  readonly faults: Faults;
  readonly places: ReadonlyMap<string, RecipePlace>;
}

/** Reads the files of `data`. The result is complete only if there are no problems. */
export function readData(files: readonly DataFile[]): ReadData {
  const faults = new Faults();
  const at = new Map(files.map(({ path, text }) => [path, text]));
  const countries = readOne(at, 'countries.yaml', faults, (file, text) =>
    readCountryFile(file, text, faults),
  );
  if (!countries) return { data: NOTHING, faults, places: new Map() };
  const entries = under(files, 'ingredients').map(({ path, text, name }) => ({
    group: name,
    entries: readIngredientFile(shown(path), text, faults),
  }));
  const ingredients = withKinds(entries.flatMap((group) => group.entries));
  const bySlug = new Map(ingredients.map((ingredient) => [ingredient.slug, ingredient]));
  const groups = Object.fromEntries(
    entries.map(({ group, entries: own }) => [
      group,
      own.flatMap(({ ingredient: { slug } }) => bySlug.get(slug) ?? []),
    ]),
  );
  const index = new IngredientIndex(ingredients);
  const recipes = countries.flatMap((country) => readRecipes(files, country, { index, faults }));
  checkFolders(files, countries, faults);
  const one = <T>(
    path: string,
    read: (file: string, text: string, index: IngredientIndex, faults: Faults) => T,
  ) => readOne(at, path, faults, (file, text) => read(file, text, index, faults));
  const data: CatalogueData = {
    countries,
    groups,
    recipes: recipes.map(({ recipe }) => recipe),
    presets: countries.map(({ code }) => ({
      country: code,
      ingredients: one(`presets/${code}.yaml`, readNamesFile) ?? [],
    })),
    common: one('common.yaml', readNamesFile) ?? [],
    usualAmounts: one('usual-amounts.yaml', readUsualAmounts) ?? {},
    shelfLives: under(files, 'shelf-lives').flatMap(({ path, text }) =>
      readShelfLifeFile(shown(path), text, index, faults),
    ),
    substitutes: one('substitutes.yaml', readSubstitutes) ?? NOTHING.substitutes,
    regionalNames: one('regional-names.yaml', readRegionalNames) ?? NOTHING.regionalNames,
  };
  checkTables(
    entries.flatMap((group) => group.entries),
    data,
  );
  return { data, faults, places: new Map(recipes.map(({ recipe, place }) => [recipe.slug, place])) };
}

/** An ingredient is complete once it is in every table. */
function checkTables(entries: readonly IngredientEntry[], { usualAmounts, shelfLives }: CatalogueData): void {
  const kept = new Set(shelfLives.flatMap(({ of }) => of));
  for (const { ingredient, entry } of entries) {
    const { slug, name } = ingredient;
    if (!Object.hasOwn(usualAmounts, slug))
      entry.fault(`its usual amount is missing. Add '${name}' to data/usual-amounts.yaml.`);
    if (!kept.has(slug))
      entry.fault(
        `its shelf life is missing. Add '${name}' to a group that keeps as long in data/shelf-lives.`,
      );
  }
}

const NOTHING: CatalogueData = {
  countries: [],
  groups: {},
  recipes: [],
  presets: [],
  common: [],
  usualAmounts: {},
  shelfLives: [],
  substitutes: { substitutions: [], parts: [], boughtAsOne: [] },
  regionalNames: eachAbroad(() => []),
};

/** As sentences name it. */
const shown = (path: string) => `data/${path}`;

function readOne<T>(
  at: ReadonlyMap<string, string>,
  path: string,
  faults: Faults,
  read: (file: string, text: string) => T,
): T | null {
  const text = at.get(path);
  if (text !== undefined) return read(shown(path), text);
  faults.add(shown(path), 1, 'the file is missing. Model it on the files next to it.');
  return null;
}

function under(files: readonly DataFile[], folder: string): (DataFile & { name: string })[] {
  return files
    .filter(({ path }) => path.startsWith(`${folder}/`) && path.endsWith('.yaml'))
    .map((file) => ({ ...file, name: file.path.slice(folder.length + 1, -'.yaml'.length) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function readRecipes(
  files: readonly DataFile[],
  { code, recipeIdsFrom }: CountryRow,
  { index, faults }: { index: IngredientIndex; faults: Faults },
): { recipe: RecipeSource; place: RecipePlace }[] {
  const read = under(files, `recipes/${code}`).flatMap(({ path, text, name }) => {
    const file = shown(path);
    const found = readRecipeFile(file, text, { country: code, slug: name, index, faults });
    return found ? [{ ...found.recipe, place: { file, ...found.lines } }] : [];
  });
  const ids = new Map<number, string>();
  const free = Math.max(recipeIdsFrom - 1, ...read.map(({ id }) => id ?? 0)) + 1;
  const recipes = read.map(({ place, id, ...rest }) => {
    const other = id === null ? undefined : ids.get(id);
    if (id === null) faults.add(place.file, 1, `the id is missing. Add a line 'id: ${free}', which is free.`);
    else if (other !== undefined)
      faults.add(place.file, place.id, `${other} already has the id ${id}. Use ${free}, which is free.`);
    if (id !== null) ids.set(id, place.file);
    return { recipe: { id: id ?? 0, ...rest }, place };
  });
  return recipes.toSorted((a, b) => a.recipe.id - b.recipe.id);
}

/** Nothing would read a recipe or preset of an unlisted country. */
function checkFolders(files: readonly DataFile[], countries: readonly CountryRow[], faults: Faults): void {
  const codes: readonly string[] = countries.map(({ code }) => code);
  for (const { path } of files) {
    const code = /^recipes\/([^/]+)\/|^presets\/(.+)\.yaml$/.exec(path)?.slice(1).find(Boolean);
    if (code !== undefined && !codes.includes(code))
      faults.add(
        shown(path),
        1,
        `there is no country '${code}' in data/countries.yaml.${didYouMean(code, codes) || ' Add it there.'}`,
      );
  }
}
