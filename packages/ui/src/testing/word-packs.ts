import type { WholeWordsPack } from '../words/food-words.ts';
import { de } from '../words/de/index.ts';
import { es } from '../words/es/index.ts';
import { fr } from '../words/fr/index.ts';
import { hi } from '../words/hi/index.ts';
import { it } from '../words/it/index.ts';
import { ko } from '../words/ko/index.ts';
import { nl } from '../words/nl/index.ts';

/** The whole packs, and where each is spoken. */
export const WORD_PACKS: readonly { pack: WholeWordsPack; locale: string; currency: string; name: string }[] =
  [
    { pack: es, locale: 'es-ES', currency: 'EUR', name: 'Español' },
    { pack: it, locale: 'it-IT', currency: 'EUR', name: 'Italiano' },
    { pack: ko, locale: 'ko-KR', currency: 'KRW', name: '한국어' },
    { pack: hi, locale: 'hi-IN', currency: 'INR', name: 'हिन्दी' },
    { pack: nl, locale: 'nl-NL', currency: 'EUR', name: 'Nederlands' },
    { pack: fr, locale: 'fr-FR', currency: 'EUR', name: 'Français' },
    { pack: de, locale: 'de-DE', currency: 'EUR', name: 'Deutsch' },
  ];

type Words = ((...args: never[]) => unknown) | string;

/** Every text of a pack with the way to it: 'recipe-card.match'. */
export function textsOf(words: object, path = ''): Map<string, Words> {
  const texts = new Map<string, Words>();
  for (const [name, value] of Object.entries(words) as [string, unknown][]) {
    const at = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string' || typeof value === 'function') texts.set(at, value as Words);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, text] of textsOf(value, at)) texts.set(inner, text);
  }
  return texts;
}
