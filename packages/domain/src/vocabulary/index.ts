export * from './allergens.ts';
export * from './animals.ts';
export * from './contract-enums.ts';
export * from './cuisines.ts';
export * from './dietary-flags.ts';
export * from './diets.ts';
export * from './preferences.ts';
export * from './recipes.ts';
