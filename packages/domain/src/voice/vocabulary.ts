import type { NamedThing } from '../names/lookup.ts';
import { nameKey } from '../names/key.ts';
import { Spelling } from '../names/typos.ts';
import { Phrases } from './phrases.ts';
import { SoundIndex } from './sounds.ts';

/** What there is to be heard. All phrases are in lower case, without apostrophes. */
export interface SpokenWorld<Thing> {
  /** Everything that can be named. */
  readonly things: readonly NamedThing<Thing>[];
  /** The thing that words name, each of them part of the name; `isCounted`: there are so many of it. */
  readonly find: (words: readonly string[], isCounted: boolean) => Thing | undefined;
  /** What nobody says but a machine writes down, with what was said: one thing, or several of which the kitchen tells. */
  readonly misheard: Iterable<readonly [phrase: string, things: readonly Thing[]]>;
  /** Everyday words that sound like words of names, with those, best first. */
  readonly homophones: ReadonlyMap<string, readonly string[]>;
  /** Names that are everyday words as well. */
  readonly everyday: ReadonlySet<string>;
  /** Everyday words that are a letter or a sound away from a name and are never meant for it. */
  readonly ordinary: ReadonlySet<string>;
  /** Foods that nothing here is: they are kept as they were said. */
  readonly otherFoods: Iterable<string>;
  /** Words that make another food of the word before: 'sauce', 'crisps'. */
  readonly foodHeads: ReadonlySet<string>;
  /** What is cooked, or no food at all, though it may have a food in its name: 'fish and chips', 'cat food'. */
  readonly noFoods: Iterable<string>;
  /** Words that make such a thing of the word before: 'soup', 'allergy'. */
  readonly noFoodHeads: ReadonlySet<string>;
  /** How much a thing is at home in each of some kitchens. */
  readonly kitchens: (thing: Thing) => readonly number[];
}

/** The words of a world, made ready to be looked up. */
export class Vocabulary<Thing> {
  readonly world: SpokenWorld<Thing>;
  readonly misheard: Phrases<readonly Thing[]>;
  /** Single words that are heard for single words. */
  readonly mishearings: ReadonlyMap<string, readonly string[]>;
  /** Other foods (true) and what is none (false), with every word in the singular. */
  readonly others: Phrases<boolean>;
  /** Every name, and every word of one, as keys. */
  readonly keys: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** Everything that a name begins with, written without gaps: most words are no beginning, and need no look. */
  readonly beginnings: ReadonlySet<string>;
  /** What is sold in tins. */
  readonly tinned: ReadonlySet<Thing>;
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
    this.keys = new Set(world.things.flatMap(({ names }) => names.map(nameKey)));
    this.words = new Set([...this.keys].flatMap((key) => key.split(' ')));
    this.beginnings = new Set(
      [...this.keys].flatMap((key) => {
        const joined = key.replaceAll(' ', '');
        return Array.from(joined, (_, at) => joined.slice(0, at + 1));
      }),
    );
    this.tinned = new Set(
      world.things.flatMap(({ thing, countedIn }) => (countedIn.includes('can') ? [thing] : [])),
    );
    this.spelling = new Spelling(this.words);
    this.sounds = new SoundIndex(world.things);
  }
}
