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

function faultsOf({ has, asked, note }: Substitution, index: IngredientIndex): string[] {
  const [there, wanted] = [index.get(has), index.get(asked)];
  if (!there || !wanted) return ['no such ingredient'];
  const beyond = <Word>(more: readonly Word[], less: readonly Word[]) =>
    more.filter((word) => !less.includes(word));
  return [
    ...beyond(there.allergens, wanted.allergens).map((allergen) => `brings in ${allergen}`),
    ...beyond(there.animals, wanted.animals).map((animal) => `brings in ${animal}`),
    ...beyond(there.notFor, wanted.notFor).map((diet) => `does not fit ${diet}`),
    ...(index.ancestors(has).some(({ slug }) => slug === asked) ? ['is a kind of it already'] : []),
    ...(/^[A-Z].*\.$/.test(note) ? [] : ['needs a note']),
  ];
}
