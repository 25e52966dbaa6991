export { ImportReview, type ImportReviewProps } from './import-review.tsx';
export type { FailedImport, ImportDraft } from './import-draft.ts';
export type { ImportReviewLabels } from './import-review-words.ts';
