export { AllergyNote, type AllergyNoteLabels, type AllergyNoteProps } from './allergy-note.tsx';
export type { AvoidedFood } from './avoided-food.ts';
