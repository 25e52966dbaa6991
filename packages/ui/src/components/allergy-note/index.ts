export { AllergyNote, type AllergyNoteLabels, type AllergyNoteProps } from './allergy-note.tsx';
