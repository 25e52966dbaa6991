import type { ImportExtra } from '@larder/ui/import-review';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { notePantryUncertain } from '../../../../pantry/note-pantry.ts';
import { ingredientBook } from '../../../../pantry/pantry-items.query.ts';
import { notePreferencesChanged } from '../../../../preferences/note-preferences.ts';
import { preferences } from '../../../../preferences/preferences.query.ts';
import { isHere } from '../../../../platform/queries/change-outcome.ts';
import { bringBackExtras, type ExtrasBack } from '../../bring-back-extras.ts';
import type { Review } from '../../review-draft.ts';
import { offeredExtras, type ExtraKind } from '../../review-extra.ts';

const NOTHING: ExtrasBack = { lost: 0, done: [], failures: [] };

/** What an export has beside the recipes: what the cook picks of it, and bringing that back. */
export function useExtras(review: Review | null) {
  const queryClient = useQueryClient();
  const kitchen = review?.extras?.kitchen;
  // Until it is known, they are kept.
  const { data: kept } = useQuery({ ...preferences(), enabled: Boolean(kitchen?.preferences) });
  const [picks, setPicks] = useState<Partial<Record<ExtraKind, boolean>>>({});
  const offers = useMemo(() => (review ? offeredExtras(review, kept !== null) : []), [review, kept]);
  const isPicked = ({ kind, isWanted }: (typeof offers)[number]) => picks[kind] ?? isWanted;

  const extras: ImportExtra[] = offers.map((offer) => ({
    id: offer.kind,
    label: offer.label,
    hint: offer.hint,
    picked: isPicked(offer),
    onPickedChange: (picked) => setPicks((before) => ({ ...before, [offer.kind]: picked })),
  }));

  /** For the cook who asked, with the new ids of recipes by draft. */
  const bringBack = async (cook: string | null, saved: ReadonlyMap<string, number>): Promise<ExtrasBack> => {
    if (!review?.extras || !isHere(cook)) return NOTHING;
    const back = await bringBackExtras(review, {
      cook,
      saved,
      wanted: new Set(offers.filter(isPicked).map(({ kind }) => kind)),
      ingredientIds: async () => {
        const book = await queryClient.fetchQuery({ ...ingredientBook(), staleTime: 0 });
        const ids = new Map(book.map(({ id, name }) => [name, id]));
        return (name) => ids.get(name) ?? null;
      },
    });
    if (kitchen && isHere(cook)) {
      void queryClient.invalidateQueries({ queryKey: preferences().queryKey });
      void queryClient.invalidateQueries({ queryKey: ['meal-plan'] });
      notePreferencesChanged(queryClient);
      void notePantryUncertain(queryClient);
    }
    return back;
  };

  return { extras, bringBack };
}
