export type { WishContext } from './asked.ts';
export type { PlannedWeek } from './days.ts';
export type { WishedDish } from './dishes.ts';
export type { FreeEvening } from './free-evenings.ts';
export type { WishedItem } from './items.ts';
export type { OnDays } from './on-days.ts';
export * from './read-wishes.ts';
