export { ImportReview, type ImportReviewProps } from './import-review.tsx';
export type { FailedImport, ImportDraft, ImportExtra } from './import-draft.ts';
export type { ImportReviewLabels } from './import-review-words.ts';
