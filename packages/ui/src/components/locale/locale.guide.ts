import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const localeGuide: ComponentGuide = {
  purpose:
    'Says once for a whole page how its components write numbers, dates, money and lists, and how they sort names.',
  anatomy: [],
  do: [
    'Wrap the page once, and set lang and dir on its html element to match.',
    'Give the components their words in the same language by labels.',
    'Format your own figures with useLocale too, so that all of a page reads alike.',
  ],
  dont: ['Do not nest providers to change one figure: call useLocale and write it yourself.'],
  keys: [],
  accessibility: [
    'A screen reader picks its voice by lang. It reads Arabic digits well only when lang says so.',
  ],
};
