export * from './schema/accounts.ts';
export * from './schema/catalogue.ts';
export * from './schema/lists.ts';
export * from './schema/meal-plans.ts';
export * from './schema/memories.ts';
export * from './schema/pantry.ts';
export * from './schema/preferences.ts';
export * from './schema/removals.ts';
