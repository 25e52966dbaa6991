import type { RecipeEditorValue } from '@larder/ui/recipe-editor';
import { keptForCook } from '../../platform/offline/kept-for-cook.ts';
import type { Review } from './review-draft.ts';

/** A recipe that is being written. */
export interface KeptDraft {
  form: RecipeEditorValue;
  /** The version it was made from; null for a new recipe. */
  version: number | null;
}

/** Which recipe: 'new', '12/edit', '12/duplicate'. */
export type DraftKey = string;

/** What a cook writes is kept in this browser until it is saved or discarded. */
const kept = keptForCook<Readonly<Record<DraftKey, KeptDraft>>>('recipeDrafts', 1);
/** More would be forgotten by the cook too. */
const MOST = 10;

export const recipeDrafts = {
  read: (key: DraftKey): KeptDraft | null => kept.read()?.[key] ?? null,
  keep(key: DraftKey, draft: KeptDraft): void {
    const { [key]: _before, ...others } = kept.read() ?? {};
    // The newest is the last.
    const entries = [...Object.entries(others), [key, draft] as const].slice(-MOST);
    kept.keep(Object.fromEntries(entries));
  },
  forget(key: DraftKey): void {
    const { [key]: _gone, ...others } = kept.read() ?? {};
    kept.keep(others);
  },
  /** They wait for the same cook to log in again. */
  forgetOthers(): void {
    kept.forgetOthers();
    keptReview.forgetOthers();
  },
};

/** What was read and is being looked through. */
export const keptReview = keptForCook<Review>('importReview', 1);
