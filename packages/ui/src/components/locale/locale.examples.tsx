import type { GuidePair } from '../../internal/docs/guide.ts';
import { LocaleProvider, useLocale } from './index.ts';

const facts = (date: string, weight: string, cost: string) => (
  <div lang="de" style={{ display: 'grid', gap: 'var(--ld-space-1)', fontVariantNumeric: 'tabular-nums' }}>
    <b>Einkauf</b>
    <span>{date}</span>
    <span>{weight}</span>
    <span>{cost}</span>
  </div>
);

function Formatted() {
  const { date, quantity, money } = useLocale();
  return facts(date('2026-11-21'), `${quantity(1.25, true)} kg Kartoffeln`, money(3.2));
}

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Format your own figures with useLocale, so that the whole page reads as one.',
      shows: (
        <LocaleProvider locale="de-DE" currency="EUR">
          <Formatted />
        </LocaleProvider>
      ),
    },
    dont: {
      says: 'Don’t write them by hand: to a German, 1.250 kg is over a tonne.',
      shows: facts('11/21/2026', '1.250 kg Kartoffeln', '€3.20'),
    },
  },
];
