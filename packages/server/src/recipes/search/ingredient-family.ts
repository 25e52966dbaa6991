import { PARTS, SUBSTITUTIONS, type Part, type Substitution } from '@larder/catalogue';
import {
  ALLERGENS,
  allergenWords,
  ANIMAL_FACTS,
  dietaryFlags,
  sentenceCase,
  withoutWholes,
  type Allergen,
  type FilterFlag,
} from '@larder/domain';
import {
  fitsDiet,
  isOftenFrom,
  packFilters,
  packFlags,
  type Ingredient,
  type Preferences,
} from '@larder/domain/model';
import { Links } from './links.ts';

/** Relations beyond kinds: substitutes and parts. */
export interface Kinship {
  readonly substitutions: readonly Substitution[];
  readonly parts: readonly Part[];
}

/** What a cook must not eat, or does not want in a search or plan. */
export interface Avoided extends Pick<Preferences, 'allergies' | 'dietary_restrictions'> {
  /** The active filters: 'vegan', 'no_pork'. Filters that require something avoid nothing. */
  readonly flags?: readonly FilterFlag[] | undefined;
}

/** A cook without restrictions. */
export const AVOIDS_NOTHING: Avoided = { allergies: [], dietary_restrictions: [] };

const KINSHIP: Kinship = { substitutions: SUBSTITUTIONS, parts: PARTS };

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * Which ingredient covers which: a specific one ('basmati rice') covers its parent ('rice'), a whole its part
 * (egg: egg white). With a note, an ingredient replaces another (rice for basmati rice). A kind that adds
 * an allergen or animal (peanut oil for vegetable oil) is only a substitute, with a note about the addition; for
 * a cook who avoids that, it does neither.
 */
export class IngredientFamily {
  readonly #members: ReadonlyMap<number, Ingredient>;
  /** Each ingredient's facts, packed for the filters. */
  readonly #packed: ReadonlyMap<number, number>;
  readonly #kinds = new Links();
  readonly #parts = new Map<number, Map<number, number>>();
  readonly #covers = new Links();
  readonly #standsIn = new Links();
  readonly #notes = new Map<number, Map<number, string>>();

  constructor(members: readonly Ingredient[], { substitutions, parts }: Kinship = KINSHIP) {
    this.#members = new Map(members.map((member) => [member.id, member]));
    this.#packed = new Map(
      members.map(({ id, animals, allergens }) => [id, packFlags(dietaryFlags(new Set(animals)), allergens)]),
    );
    const bySlug = new Map(members.map((member) => [member.slug, member]));
    // A cube is a kind of its stock, but only together with the note that says how much water it takes.
    const dissolved = new Set(
      substitutions.filter(({ gives }) => gives !== undefined).map(({ has, asked }) => `${has} ${asked}`),
    );
    for (const member of members) {
      for (const general of ancestorsOf(member, bySlug)) {
        this.#kinds.add(member.id, general.id);
        const note = noteOnWhatIsBroughtIn(member, general);
        if (note !== undefined) this.#letStandIn(member.id, general.id, note);
        else if (!dissolved.has(`${member.slug} ${general.slug}`)) this.#covers.add(member.id, general.id);
      }
    }
    for (const { whole, part, share } of parts) {
      const [from, to] = [bySlug.get(whole)?.id, bySlug.get(part)?.id];
      if (from === undefined || to === undefined) continue;
      this.#yields(from, to, share);
      this.#kinds.add(from, to);
      this.#covers.add(from, to);
    }
    for (const { has, asked, note, gives } of substitutions) {
      const [from, to] = [bySlug.get(has), bySlug.get(asked)];
      if (!from || !to) continue;
      // An item called 'bread' may contain more than the loaf that a recipe names.
      const warning = noteOnWhatIsBroughtIn(from, to);
      this.#letStandIn(from.id, to.id, warning === undefined ? note : `${note} ${warning}`);
      if (gives !== undefined) this.#yields(from.id, to.id, gives);
    }
  }

  /** Everything an ingredient covers for a cook without a note: itself first, its ancestors and its parts. */
  coveredBy(id: number, avoided: Avoided): readonly number[] {
    return [id, ...this.#covers.from(id).filter((asked) => this.#mayBe(id, asked, avoided))];
  }

  /** What an ingredient can replace for a cook: `noteOf` describes the difference. */
  standsInFor(id: number, avoided: Avoided): readonly number[] {
    return this.#standsIn.from(id).filter((asked) => this.#mayBe(id, asked, avoided));
  }

  /**
   * Everything that covers this ingredient for a cook without a note: itself, its kinds, and wholes it is a
   * part of.
   */
  covering(id: number, avoided: Avoided): readonly number[] {
    return [id, ...this.#covers.to(id).filter((has) => this.#mayBe(has, id, avoided))];
  }

  /** Everything that can replace this ingredient for a cook. */
  substitutesFor(id: number, avoided: Avoided): readonly number[] {
    return this.#standsIn.to(id).filter((has) => this.#mayBe(has, id, avoided));
  }

  /** The note for a substitution: 'Any rice will do.' */
  noteOf(has: number, asked: number): string | undefined {
    return this.#notes.get(has)?.get(asked);
  }

  /** The grams of each part and product that one gram of an ingredient gives. */
  partsOf(id: number): ReadonlyMap<number, number> {
    return this.#parts.get(id) ?? new Map();
  }

  /** An ingredient with all its kinds and the wholes it is part of: what a cook means by its name. */
  kindsOf(id: number): ReadonlySet<number> {
    return new Set([id, ...this.#kinds.to(id)]);
  }

  /** All names for these ingredients: their own, their ancestors' and their parts'. */
  namesFor(ids: Iterable<number>): ReadonlySet<number> {
    return new Set(Array.from(ids).flatMap((id) => [id, ...this.#kinds.from(id)]));
  }

  #yields(whole: number, part: number, share: number): void {
    this.#parts.set(whole, (this.#parts.get(whole) ?? new Map<number, number>()).set(part, share));
  }

  #letStandIn(has: number, asked: number, note: string): void {
    this.#standsIn.add(has, asked);
    this.#notes.set(has, (this.#notes.get(has) ?? new Map<number, string>()).set(asked, note));
  }

  /** Whether a cook can use one ingredient in a suitable recipe that requires the other. */
  #mayBe(has: number, asked: number, avoided: Avoided): boolean {
    const { allergies, dietary_restrictions: diets, flags = [] } = avoided;
    if (allergies.length === 0 && diets.length === 0 && flags.length === 0) return true;
    const [there, wanted] = [this.#members.get(has), this.#members.get(asked)];
    if (!there || !wanted) return false;
    const broken = this.#faultsOf(has, avoided) & ~this.#faultsOf(asked, avoided);
    return broken === 0 && diets.every((diet) => fitsDiet([there], diet) || !fitsDiet([wanted], diet));
  }

  /** The filters and allergies an ingredient violates, as bits. */
  #faultsOf(id: number, { allergies, flags = [] }: Avoided): number {
    const { all, none } = packFilters({ flags, countries: [] }, allergies);
    const packed = this.#packed.get(id) ?? 0;
    return (all & ~packed) | (none & packed);
  }
}

/** An ingredient's ancestors, nearest first. */
function ancestorsOf(member: Ingredient, bySlug: ReadonlyMap<string, Ingredient>): Ingredient[] {
  const found: Ingredient[] = [];
  let one = member.parent === null ? undefined : bySlug.get(member.parent);
  while (one && one !== member && !found.includes(one)) {
    found.push(one);
    one = one.parent === null ? undefined : bySlug.get(one.parent);
  }
  return found;
}

/**
 * The allergens and animals that an ingredient adds to the one it replaces, in a sentence: 'Contains soy, and may
 * contain wheat.' Undefined if there are none.
 */
function noteOnWhatIsBroughtIn(kind: Ingredient, other: Ingredient): string | undefined {
  const isNew = (one: Allergen) => kind.allergens.includes(one) && !other.allergens.includes(one);
  const allergens = withoutWholes(ALLERGENS.filter(isNew));
  const animals = kind.animals.filter((one) => !other.animals.includes(one));
  const saying = (isPossible: boolean) =>
    new Set([
      ...allergens.filter((one) => (kind.often[one] !== undefined) === isPossible).map(allergenWords),
      ...animals.filter((one) => isOftenFrom(kind, one) === isPossible).map((one) => ANIMAL_FACTS[one].says),
    ]);
  const [sure, possible] = [saying(false), saying(true)];
  for (const one of sure) possible.delete(one);
  const said = [
    ...(sure.size > 0 ? [`contains ${LIST.format(sure)}`] : []),
    ...(possible.size > 0 ? [`may contain ${LIST.format(possible)}`] : []),
  ];
  return said.length === 0 ? undefined : `${sentenceCase(said.join(', and '))}.`;
}
