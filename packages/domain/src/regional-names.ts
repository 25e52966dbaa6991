import { eachAbroad, type English, type EnglishAbroad } from './englishes.ts';
import { NAMES_AROUND, REGIONAL_NAMES } from './generated/regional-names.ts';
import { sentenceCase } from './typed-name.ts';

/**
 * An ingredient's name, singular or plural, as cooks of that English say it: 'aubergine' is 'eggplant' or
 * 'brinjal'. A name that is the same everywhere, or a cook's own, is unchanged.
 */
export function nameIn(english: English, name: string): string {
  if (english === 'en-GB') return name;
  return names[english].get(name) ?? name;
}

/**
 * A sentence with the names of these ingredients, in their plural too, as cooks of that English say them. Only whole names are
 * replaced, the longest first: 'coconut cream' and 'sour cream' have no cream in them, whether they are given or not.
 */
export function sentenceIn(english: English, sentence: string, ingredients: Iterable<string>): string {
  if (english === 'en-GB') return sentence;
  const given = [...ingredients].flatMap((name) => [name, `${name}s`, `${name}es`]);
  const holdsGiven = (name: string) => given.some((one) => ` ${name} `.includes(` ${one} `));
  const low = sentence.toLowerCase();
  const longer = KNOWN.filter((name) => low.includes(name.toLowerCase()) && holdsGiven(name));
  const forms = new Set([...given, ...longer]);
  const said = new Map(
    [...forms].flatMap((name): [string, string][] => {
      const own = nameIn(english, name);
      return [
        [name, own],
        [sentenceCase(name), sentenceCase(own)],
      ];
    }),
  );
  const longestFirst = [...said.keys()].toSorted((a, b) => b.length - a.length);
  let [result, at] = ['', 0];
  while (at < sentence.length) {
    const found = isLetter(sentence[at - 1])
      ? undefined
      : longestFirst.find((name) => sentence.startsWith(name, at) && !isLetter(sentence[at + name.length]));
    result += found === undefined ? sentence[at]! : said.get(found)!;
    at += found?.length ?? 1;
  }
  return result;
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && (character === '-' || character.toLowerCase() !== character.toUpperCase());

/** Every name in the catalogue that has another abroad, or holds one that has. */
const KNOWN: readonly string[] = [
  ...new Set([
    ...Object.values(REGIONAL_NAMES).flatMap((pairs) => pairs.map(([british]) => british)),
    ...NAMES_AROUND,
  ]),
];

const names: Readonly<Record<EnglishAbroad, ReadonlyMap<string, string>>> = eachAbroad(
  (english) => new Map(REGIONAL_NAMES[english]),
);
