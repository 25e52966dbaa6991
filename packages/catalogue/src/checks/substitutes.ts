import type { IngredientIndex } from '@larder/domain/model';
import type { Substitution } from '../substitutes.ts';

/**
 * Problems with substitutes, in sentences: they must not add anything that the recipe's own ingredient lacks.
 */
export function checkSubstitutions(rows: readonly Substitution[], index: IngredientIndex): string[] {
  const pairs = rows.map(({ has, asked }) => `${has} > ${asked}`);
  return [
    ...pairs.filter((pair, at) => pairs.indexOf(pair) !== at).map((pair) => `${pair} is duplicated`),
    ...rows.flatMap((row) => faultsOf(row, index).map((fault) => `${row.has} > ${row.asked}: ${fault}`)),
  ];
}

/**
 * What is made for a diet, by slug: for who does not follow it, the ordinary food will do. It does not cover for who does.
 */
const FOR_A_DIET = /^(?:vegetarian|vegan)-/;

function faultsOf({ has, asked, note, gives }: Substitution, index: IngredientIndex): string[] {
  const [there, wanted] = [index.get(has), index.get(asked)];
  if (!there || !wanted) return ['no such ingredient'];
  const isKindOf = (kind: string, general: string) =>
    index.ancestors(kind).some(({ slug }) => slug === general);
  // A general word may stand for its own kind, and a cube for its stock: the note says what it may contain, and it
  // does not cover for cooks who avoid that.
  const isTheSame = isKindOf(asked, has) || gives !== undefined;
  const isForDiet = FOR_A_DIET.test(asked);
  const beyond = <Word>(more: readonly Word[], less: readonly Word[]) =>
    isTheSame ? [] : more.filter((word) => !less.includes(word));
  return [
    ...beyond(there.allergens, wanted.allergens).map((allergen) => `brings in ${allergen}`),
    ...(isForDiet ? [] : beyond(there.animals, wanted.animals)).map((animal) => `brings in ${animal}`),
    ...(isForDiet ? [] : beyond(there.notFor, wanted.notFor)).map((diet) => `does not fit ${diet}`),
    ...(isKindOf(has, asked) && gives === undefined ? ['is a kind of it already'] : []),
    ...(/^[A-Z].*\.$/.test(note) ? [] : ['needs a note']),
  ];
}
