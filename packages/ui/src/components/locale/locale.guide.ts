import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const localeGuide: ComponentGuide = {
  purpose: 'Sets how a page’s components format numbers, dates, currency and lists, and how they sort names.',
  anatomy: [],
  do: [
    'Wrap the page once, and set a matching lang and dir on the html element.',
    'Translate the components with labels.',
  ],
  dont: ['Do not nest providers to format one figure: call useLocale instead.'],
  keys: [],
  accessibility: [
    'Screen readers choose their voice by lang, and read Arabic digits properly only if it is set.',
  ],
};
