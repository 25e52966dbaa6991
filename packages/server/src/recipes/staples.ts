import { INGREDIENT_INDEX } from '@larder/catalogue';
import type { CatalogueSnapshot } from './catalogue/snapshot.ts';

/** The staples that a cook chose, with what they are kinds of: a cook who always has basmati rice always has rice. */
export const withKinds = (chosen: readonly number[]): number[] => [
  ...new Set(chosen.flatMap((id) => [id, ...INGREDIENT_INDEX.ancestors(id).map((one) => one.id)])),
];

/** What a kitchen is assumed to have: the cook's staples, or the usual ones if the cook was never asked. */
export const staplesIn = (
  { usualStaples }: Pick<CatalogueSnapshot, 'usualStaples'>,
  chosen: readonly number[] | null,
): ReadonlySet<number> => (chosen === null ? usualStaples : new Set(withKinds(chosen)));
