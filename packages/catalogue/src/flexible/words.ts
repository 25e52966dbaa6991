import type { Part } from './part.ts';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'potatoes, carrots and leeks' */
export const listed = (words: readonly string[]): string => LIST.format([...new Set(words)]);

/** 'the potatoes, carrots and leeks' */
export const the = (parts: readonly Pick<Part, 'said'>[]): string =>
  `the ${listed(parts.map(({ said }) => said))}`;

/** 'is' or 'are' */
export const are = (parts: readonly Part[]): string =>
  parts.length > 1 || parts.some(({ isMany }) => isMany) ? 'are' : 'is';

/** 'it' or 'them' */
export const them = (parts: readonly Part[]): string => (are(parts) === 'are' ? 'them' : 'it');

/** Capitalises the first letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** '1 minute', '6 minutes' */
export const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`);

/** '450 ml', '1.2 litres' */
export const water = (ml: number): string => {
  const step = ml < 300 ? 25 : ml < 1000 ? 50 : 100;
  const rounded = Math.ceil(ml / step) * step;
  return rounded >= 1000 ? `${rounded / 1000} ${rounded === 1000 ? 'litre' : 'litres'}` : `${rounded} ml`;
};
