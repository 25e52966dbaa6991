/** Everything that the package exports, whichever entry it comes from. */
export * from '../index.ts';
export * from '../entries/account.ts';
export * from '../entries/controls.ts';
export * from '../entries/cooking.ts';
export * from '../entries/hooks.ts';
export * from '../entries/lists.ts';
export * from '../entries/pictures.ts';
export * from '../entries/planning.ts';
export * from '../entries/preferences.ts';
export * from '../entries/schema-org.ts';
export * from '../entries/shell.ts';
export * from '../entries/testing.ts';
export * from '../entries/vocabulary.ts';
export * from '../entries/voice.ts';
export * from '../entries/writing.ts';
