export * from './allergy-note.tsx';
export type { AvoidedFood } from './avoided-food.ts';
