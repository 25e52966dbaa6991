export * from './components/button/index.ts';
export * from './components/icon-button/index.ts';
export * from './components/text-field/index.ts';
