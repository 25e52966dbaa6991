import type { NamedThing } from '../names/named-thing.ts';
import { slipsBetween } from '../names/typos.ts';

/** Shorter sounds are shared by too many words. */
const SHORTEST_SOUND = 4;
/** A minimum of letters for consonants and a vowel. */
const SHORTEST_NAME = SHORTEST_SOUND + 1;
/** How much of a name may be spelled differently. */
const MOST_SLIPS = 0.4;

/** Finds things by the sound of their names: 'par meson', 'hareesa'. */
export class SoundIndex<Thing> {
  readonly #bySound = new Map<string, { letters: string; thing: Thing }[]>();

  constructor(things: readonly NamedThing<Thing>[]) {
    for (const { thing, names } of things) {
      for (const name of names) {
        const letters = lettersOf(name);
        const sound = soundOf(letters);
        if (sound.length < SHORTEST_SOUND) continue;
        const others = this.#bySound.get(sound) ?? [];
        others.push({ letters, thing });
        this.#bySound.set(sound, others);
      }
    }
  }

  /** The thing whose name sounds like this and has a similar spelling; undefined if none or more than one. */
  find(words: readonly string[]): Thing | undefined {
    const letters = lettersOf(words.join(''));
    if (letters.length < SHORTEST_NAME) return undefined;
    const near = (this.#bySound.get(soundOf(letters)) ?? []).flatMap((one) => {
      const allowed = Math.floor(Math.max(one.letters.length, letters.length) * MOST_SLIPS);
      const slips = slipsBetween(one.letters, letters, allowed);
      return slips <= allowed ? [{ thing: one.thing, slips }] : [];
    });
    if (near.length === 0) return undefined;
    const fewest = Math.min(...near.map(({ slips }) => slips));
    const best = new Set(near.filter(({ slips }) => slips === fewest).map(({ thing }) => thing));
    return best.size === 1 ? [...best][0] : undefined;
  }
}

function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

/** The audible consonants, similar ones merged; a vowel counts only at the start. */
function soundOf(letters: string): string {
  const heard = letters
    .replaceAll(/ph|gh?f/g, 'f')
    .replaceAll('gh', '')
    .replaceAll(/sc(?=[ie])|tch|ch|sh|dg|zh|[jc](?=i[ao])/g, 'x')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/[ckq]+/g, 'k')
    .replaceAll('j', 'x')
    .replaceAll('v', 'f')
    .replaceAll('d', 't')
    .replaceAll('b', 'p')
    .replaceAll('g', 'k')
    .replaceAll(/(?<=.)[aeiouywh]+/g, '');
  const begun = heard.replace(/^[aeiouyhw]/, 'a');
  const alike = begun.replaceAll(/(.)\1+/g, '$1');
  // Doubled sounds count once.
  return alike.length > SHORTEST_SOUND ? alike.replace(/s$/, '') : alike;
}
