import type { Appliance, CountryCode, Course, Role, Unit } from '@larder/domain';
import type { Base, Protein, Vegetable, Way } from './foods/food.ts';
import type { FoodPart, Part } from './part.ts';

/** A line of a seasoning. */
export interface SeasoningLine {
  /** The first of these that the cook may eat; what is in the kitchen comes first. */
  readonly any: readonly string[];
  /** What the steps call it, if not its name. */
  readonly said?: string;
  /** A serving's amount. */
  readonly per: number;
  readonly unit: Unit;
  readonly notes?: string;
  /** The share that is eaten; all of it if absent. */
  readonly eaten?: number;
  /** With the onions, as the liquid, or at the end. */
  readonly when: 'early' | 'sauce' | 'late';
  /** The dish does without it where there is none, or the cook may not eat it. */
  readonly isOptional?: boolean;
}

/** What gives a dish its taste. Two of a template differ. */
export interface Seasoning {
  readonly name: string;
  readonly country: CountryCode;
  /** As in a title: 'smoked paprika'. */
  readonly title: string;
  /** The colour of its sauce, where that makes the picture. */
  readonly hue?: 'red' | 'gold' | 'pale';
  /** Vegetables of this kin are in it already. */
  readonly has?: string;
  readonly lines: readonly SeasoningLine[];
}

/** What a template's steps are written from. */
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

/** A dish in words and times. */
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
  /** So many vegetables at most. */
  readonly most: number;
  /** What every such dish has: oil, salt, an onion. What a cook may not eat is left out if it is optional. */
  readonly always: readonly SeasoningLine[];
  readonly seasonings: readonly Seasoning[];
  /** More people than this do not fit into the pan. */
  readonly mostServings: number;
  readonly write: (given: Ingredients) => Written;
}

/** The vegetables that can be cooked this way. */
export const cookedBy = (vegetables: readonly Vegetable[], way: Way): Vegetable[] =>
  vegetables.filter(({ ways }) => ways[way] !== undefined);

/** The minutes that a vegetable takes. */
export const minutesBy = ({ food }: FoodPart<Vegetable>, way: Way): number => food.ways[way]?.[0] ?? 0;

/** What titles call foods. */
export const titleOf = ({ food }: FoodPart): string => food.title ?? food.many ?? food.one;

/** Longer titles name one vegetable only. */
const LONG = 62;

/** A title with its first two vegetables, or with one if it would be long. */
export function titled(
  vegetables: readonly FoodPart<Vegetable>[],
  title: (named: readonly FoodPart<Vegetable>[]) => string,
): string {
  const both = title(vegetables.slice(0, 2));
  return both.length <= LONG ? both : title(vegetables.slice(0, 1));
}

/** What titles call a food before another word: 'cherry tomato soup'. */
export const besideTitle = ({ food: { one, many } }: FoodPart): string =>
  one === many ? one.replace(/(?<=to)es$|s$/, '') : one;

/** 'the kale, a handful at a time': a pan does not hold leaves until they wilt. */
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
