import type { NamedThing } from '../names/named-thing.ts';
import { nameKey } from '../names/key.ts';
import { isInTins } from '../names/packed-in.ts';
import { fold } from '../names/name-book.ts';
import { isAlikeCooked, usualKeyOf } from '../names/lookup.ts';
import { Spelling } from '../names/typos.ts';
import { CHOICES, JOINS } from './cues.ts';
import { Phrases } from './phrases.ts';
import { SoundIndex } from './sounds.ts';

/** The words that can be recognised. All phrases are in lower case, without apostrophes. */
export interface SpokenWorld<Thing> {
  /** Everything that has a name. */
  readonly things: readonly NamedThing<Thing>[];
  /** The thing whose name consists of exactly these words; `isCounted`: there is a number of them. */
  readonly find: (words: readonly string[], isCounted: boolean) => Thing | undefined;
  /** Transcription errors and what was said: one thing, or several that context decides between. */
  readonly misheard: Iterable<readonly [phrase: string, things: readonly Thing[]]>;
  /** Everyday words that sound like words of names, with those, best first. */
  readonly homophones: ReadonlyMap<string, readonly string[]>;
  /** Names that are also everyday words. */
  readonly everyday: ReadonlySet<string>;
  /** Everyday words that resemble a name but are never meant as one. */
  readonly ordinary: ReadonlySet<string>;
  /** Foods that are not ingredients here: they are kept as spoken. */
  readonly otherFoods: Iterable<string>;
  /** Words that turn the previous word into another food: 'sauce', 'crisps'. */
  readonly foodHeads: ReadonlySet<string>;
  /** Dishes and non-foods that contain the name of a food: 'fish and chips', 'cat food'. */
  readonly noFoods: Iterable<string>;
  /** Words that turn the previous word into one: 'soup', 'allergy'. */
  readonly noFoodHeads: ReadonlySet<string>;
  /** How common a thing is in each of several cuisines. */
  readonly kitchens: (thing: Thing) => readonly number[];
  /** Whether a thing goes brown when it is too old, and is not brown before. */
  readonly browns: (thing: Thing) => boolean;
}

/** A vocabulary prepared for lookup. */
export class Vocabulary<Thing> {
  readonly world: SpokenWorld<Thing>;
  readonly misheard: Phrases<readonly Thing[]>;
  /** Single words misheard for single words. */
  readonly mishearings: ReadonlyMap<string, readonly string[]>;
  /** Other foods (true) and non-foods (false), every word singular. */
  readonly others: Phrases<boolean>;
  /** Every name, and every word of one, as keys. */
  readonly keys: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** Every name as it is said, in lower case without apostrophes. */
  readonly spoken: ReadonlySet<string>;
  /** Every prefix of a name, without spaces: most words are not one, and need no lookup. */
  readonly beginnings: ReadonlySet<string>;
  /** What is sold in tins. */
  readonly tinned: ReadonlySet<Thing>;
  /** What is the same thing cooked: 'cooked sausages'. */
  readonly alikeCooked: ReadonlySet<Thing>;
  /** What is only said in the plural on its own: 'olives', but 'olive oil'. */
  readonly plurals: ReadonlySet<Thing>;
  readonly spelling: Spelling;
  readonly sounds: SoundIndex<Thing>;

  constructor(world: SpokenWorld<Thing>) {
    this.world = world;
    const misheard = [...world.misheard];
    const single = new Map(
      world.things.map(({ thing, names: own }) => [
        thing,
        own.filter((name) => !name.includes(' ')).slice(0, 1),
      ]),
    );
    this.misheard = new Phrases(misheard);
    this.mishearings = new Map(
      misheard
        .filter(([phrase]) => !phrase.includes(' '))
        .map(([phrase, things]) => [phrase, things.flatMap((thing) => single.get(thing) ?? [])]),
    );
    this.others = new Phrases([
      ...Array.from(world.otherFoods, (phrase): [string, boolean] => [nameKey(phrase), true]),
      ...Array.from(world.noFoods, (phrase): [string, boolean] => [nameKey(phrase), false]),
    ]);
    this.keys = new Set(
      world.things.flatMap(({ names }) => names.flatMap((name) => [nameKey(name), usualKeyOf(name)])),
    );
    this.spoken = new Set(
      world.things.flatMap(({ names }) => names.map((name) => name.toLowerCase().replaceAll(/['’]/g, ''))),
    );
    this.words = new Set(
      [...this.keys]
        .flatMap((key) => key.split(' '))
        .filter((word) => !JOINS.has(word) && !CHOICES.has(word)),
    );
    this.beginnings = new Set(
      [...this.keys].flatMap((key) => {
        const joined = key.replaceAll(' ', '');
        return Array.from(joined, (_, at) => joined.slice(0, at + 1));
      }),
    );
    this.tinned = new Set(world.things.flatMap((named) => (isInTins(named) ? [named.thing] : [])));
    this.alikeCooked = new Set(world.things.flatMap((named) => (isAlikeCooked(named) ? [named.thing] : [])));
    this.plurals = new Set(
      world.things.flatMap(({ thing, names: [first = ''] }) =>
        nameKey(first) === fold(first) ? [] : [thing],
      ),
    );
    this.spelling = new Spelling(this.words);
    this.sounds = new SoundIndex(world.things);
  }
}
