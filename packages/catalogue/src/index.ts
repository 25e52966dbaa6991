export * from './catalogue.ts';
export { checkImported } from './checks/imported.ts';
export * from './derive.ts';
export * from './diets.ts';
export { LEGUMES } from './ingredients/pulses.ts';
export * from './model.ts';
export * from './names.ts';
export { voiceReader } from './voice/reader.ts';
export * from './weight.ts';
