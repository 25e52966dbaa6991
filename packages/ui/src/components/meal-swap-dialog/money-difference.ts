import type { LocaleFormat } from '../locale/index.ts';

/** The texts of a difference; amounts are formatted. */
export interface MoneyTexts {
  moreToBuy: (amount: string) => string;
  lessToBuy: (amount: string) => string;
  lessThrown: (amount: string) => string;
  moreThrown: (amount: string) => string;
  /** One or two differences, which are estimates. */
  about: (differences: string) => string;
}

/** Less than this is not worth a word. */
const LEAST_MONEY = 0.5;

/** From this amount on, the cents of a guess say nothing. */
const WHOLE_MONEY = 10;

/** 'About $3.40 more to buy, $1.75 less thrown away'; null for nothing worth saying. */
export function moneyDifference(
  { money }: Pick<LocaleFormat, 'money'>,
  { shop, saved }: { shop: number; saved: number },
  texts: MoneyTexts,
): string | null {
  const parts = [
    { amount: shop, more: texts.moreToBuy, less: texts.lessToBuy },
    { amount: saved, more: texts.lessThrown, less: texts.moreThrown },
  ].filter(({ amount }) => Math.abs(amount) >= LEAST_MONEY);
  if (parts.length === 0) return null;
  const said = (amount: number) => money(amount, amount < WHOLE_MONEY ? undefined : 0);
  const differences = parts.map(({ amount, more, less }) =>
    (amount > 0 ? more : less)(said(Math.abs(amount))),
  );
  return texts.about(differences.join(', '));
}
