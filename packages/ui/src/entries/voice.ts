/** Ingredients as a cook says them. */
export * from '../components/voice-panel/index.ts';
