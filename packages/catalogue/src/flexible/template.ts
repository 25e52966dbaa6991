import type { Appliance, CountryCode, Course, Role, Unit } from '@larder/domain';
import type { Base, Protein, Vegetable, Way } from './foods/food.ts';
import type { FoodPart, Part } from './part.ts';

/** A line of a seasoning. */
export interface SeasoningLine {
  /** The first of these that the cook may eat, preferring what is in the kitchen. */
  readonly any: readonly string[];
  /** Its name in the steps, if different. */
  readonly said?: string;
  /** The amount for one serving. */
  readonly per: number;
  readonly unit: Unit;
  readonly notes?: string;
  /** The share that is eaten; all of it if absent. */
  readonly eaten?: number;
  /** With the onions, as the liquid, or at the end. */
  readonly when: 'early' | 'sauce' | 'late';
  /** Left out if there is none, or the cook may not eat it. */
  readonly isOptional?: boolean;
}

/** What gives a dish its flavour. A template has several. */
export interface Seasoning {
  readonly name: string;
  readonly country: CountryCode;
  /** As in a title: 'smoked paprika'. */
  readonly title: string;
  /** It already contains vegetables of this kin. */
  readonly has?: string;
  readonly lines: readonly SeasoningLine[];
}

/** What a template writes its steps from. */
export interface Ingredients {
  readonly servings: number;
  readonly base: FoodPart<Base>;
  readonly protein: FoodPart<Protein>;
  readonly vegetables: readonly FoodPart<Vegetable>[];
  /** Lines of the template itself, by slug. */
  readonly always: Readonly<Record<string, Part>>;
  readonly seasoning: Pick<Seasoning, 'name' | 'title'> &
    Readonly<Record<'early' | 'sauce' | 'late', readonly Part[]>>;
}

/** A dish's text and times. */
export interface Written {
  readonly title: string;
  readonly steps: readonly string[];
  /** In minutes. */
  readonly prep: number;
  readonly cook: number;
}

/** A kind of flexible dinner: what may go into it, and how it is cooked. */
export interface Template {
  readonly name: string;
  readonly course: Course;
  readonly role?: Role;
  readonly appliances: readonly Appliance[];
  readonly bases: readonly Base[];
  readonly proteins: readonly Protein[];
  readonly vegetables: readonly Vegetable[];
  readonly way: Way;
  /** Its title begins with its vegetables, so the kitchen must have one. */
  readonly isNamedByVegetables?: true;
  /** The maximum number of vegetables. */
  readonly most: number;
  /** What every such dish contains: oil, salt, an onion. Optional lines are left out if the cook may not eat them. */
  readonly always: readonly SeasoningLine[];
  readonly seasonings: readonly Seasoning[];
  /** The most servings that fit into the pan. */
  readonly mostServings: number;
  readonly write: (given: Ingredients) => Written;
}

/** The vegetables that can be cooked this way. */
export const cookedBy = (vegetables: readonly Vegetable[], way: Way): Vegetable[] =>
  vegetables.filter(({ ways }) => ways[way] !== undefined);

/** The minutes that a vegetable takes. */
export const minutesBy = ({ food }: FoodPart<Vegetable>, way: Way): number => food.ways[way]?.[0] ?? 0;

/** Names of foods in titles. */
export const titleOf = ({ title }: FoodPart): string => title;

/** Longer titles name one vegetable only. */
const LONG = 62;

/** A title with the first two vegetables that the kitchen has, if any; with one if it would be long. */
export function titled(
  vegetables: readonly FoodPart<Vegetable>[],
  title: (named: readonly FoodPart<Vegetable>[]) => string,
): string {
  const held = vegetables.filter(({ isHeld }) => isHeld);
  const both = title(held.slice(0, 2));
  return both.length <= LONG ? both : title(held.slice(0, 1));
}

/** A food's name before another word in titles: 'cherry tomato soup'. */
export const besideTitle = ({ food: { one, many } }: FoodPart): string =>
  one === many ? one.replace(/(?<=to)es$|s$/, '') : one;

/** 'the kale, a handful at a time': leaves only fit into the pan once they wilt. */
export const byHandfuls = (parts: readonly Part[], words: string): string =>
  parts.some((part) => 'food' in part && (part as FoodPart).food.kin === 'leaves')
    ? `${words}, a handful at a time,`
    : words;

/** The proteins with these slugs, in this order. */
export const only = (proteins: readonly Protein[], slugs: string): Protein[] =>
  slugs.split(' ').map((slug) => {
    const found = proteins.find((protein) => protein.slug === slug);
    if (!found) throw new RangeError(`no protein '${slug}'`);
    return found;
  });

/** What every template can use. */
export const OIL = (slug: string, per: number): SeasoningLine => ({
  any: [slug],
  per,
  unit: 'tbsp',
  when: 'early',
});
export const SALT: SeasoningLine = { any: ['salt'], per: 0.25, unit: 'tsp', when: 'early' };
export const PEPPER: SeasoningLine = { any: ['black-pepper'], per: 0.1, unit: 'tsp', when: 'early' };
export const GARLIC: SeasoningLine = {
  any: ['garlic'],
  per: 0.5,
  unit: 'clove',
  notes: 'finely chopped',
  when: 'early',
};
export const ONION: SeasoningLine = {
  any: ['onion', 'red-onion'],
  said: 'onion',
  per: 0.25,
  unit: 'piece',
  notes: 'finely chopped',
  when: 'early',
};
