/** Larder's own frame: its bars, its sidebar and its logo. */
export * from '../components/app-shell/index.ts';
export * from '../components/logo/index.ts';
