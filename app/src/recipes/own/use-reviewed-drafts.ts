import { useMemo, useState } from 'react';
import type { RecipeEditorValue } from '@larder/ui/recipe-editor';
import { keptReview } from './kept-drafts.ts';
import { forgetPictures, offerPhotos } from './draft-pictures.ts';
import type { ImportedDrafts } from './import-recipes.ts';
import { joinedExtras, type LarderExport } from './larder-export.ts';
import {
  correctedDraft,
  extrasOfLeft,
  memoryIn,
  reviewedDraft,
  type Review,
  type ReviewedDraft,
} from './review-draft.ts';

/** The drafts that are looked through. They are kept in this browser until they are saved or discarded. */
export function useReviewedDrafts() {
  const [review, setReview] = useState<Review | null>(() => keptReview.read());
  return useMemo(() => {
    const keep = (next: Review | null) => {
      setReview(next);
      if (next && (next.drafts.length > 0 || next.extras)) keptReview.keep(next);
      else keptReview.forget();
    };
    const changeDraft = (id: string, change: (draft: ReviewedDraft) => ReviewedDraft | null) =>
      review &&
      keep({
        ...review,
        drafts: review.drafts.flatMap((draft) => (draft.id === id ? (change(draft) ?? []) : draft)),
      });
    return {
      review,
      start: (
        read: readonly ImportedDrafts[],
        exports: readonly LarderExport[],
        nameOf: (id: number) => string | null,
      ) => {
        const extras = joinedExtras(exports);
        offerPhotos(new Map(exports.flatMap(({ photos }) => [...photos])));
        keep({
          drafts: read
            .flatMap(({ drafts }) => drafts)
            .map((draft, index) =>
              reviewedDraft(String(index + 1), draft, nameOf, memoryIn(extras, draft.exported_id)),
            ),
          failed: read.flatMap(({ failed }) => failed),
          extras,
        });
      },
      edit: (id: string, form: RecipeEditorValue) => changeDraft(id, (draft) => correctedDraft(draft, form)),
      leaveOutPicture: (id: string) => changeDraft(id, (draft) => ({ ...draft, picture: null })),
      /** What is left after a save: what was not picked, and what could not be saved. */
      leave: (drafts: readonly ReviewedDraft[]) =>
        keep(
          review && drafts.length > 0
            ? { drafts, failed: [], extras: extrasOfLeft(review.extras, drafts) }
            : null,
        ),
      discard: () => {
        forgetPictures();
        keep(null);
      },
    };
  }, [review]);
}
