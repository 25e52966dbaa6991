/** What a cook eats and always has: the preferences, presets for a first pantry, units. */
export * from '../components/ingredient-tiles/index.ts';
export * from '../components/preference-card/index.ts';
export * from '../components/preference-chips/index.ts';
export * from '../components/preferences-form/index.ts';
export * from '../components/preset-picker/index.ts';
export * from '../components/unit-switch/index.ts';
