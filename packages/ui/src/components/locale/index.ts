export { localeFormat, type LocaleFormat } from './locale-format.ts';
export { LocaleProvider, useLocale, useWords, type LocaleProviderProps } from './locale-provider.tsx';
