import type { ReactNode } from 'react';

/** One thing of a vocabulary: an allergen, a diet, an aisle. */
export interface Term<Id extends string = string> {
  /** What your data calls it. */
  readonly id: Id;
  /** What it is called where no words are provided for it; defaults to the id: 'Gluten Free' for 'gluten_free'. */
  readonly label?: string | undefined;
}

/** A fact about a dish, shown as a badge. */
export interface FlagTerm<Id extends string = string> extends Term<Id> {
  /** An icon before the text, hidden from screen readers. */
  readonly icon?: ReactNode;
  /** `have` for what people look for. */
  readonly tone?: 'neutral' | 'have' | 'missing' | undefined;
  /** Leaves the badge out if the dish has this flag, too: 'vegetarian' next to 'vegan'. */
  readonly unless?: string | undefined;
  /** The label if only some products have it: 'May contain dairy'. */
  readonly possible?: string | undefined;
}

/** A filter that can be on or off. */
export interface FilterTerm<Id extends string = string> extends Term<Id> {
  /** What its chip says among the active filters, if more than the label: 'No chicken' for 'Chicken'. */
  readonly chip?: string | undefined;
  /** An icon before the text, hidden from screen readers. */
  readonly icon?: ReactNode;
}

/** Groups whose filters are made for you: from the vocabulary's countries and allergens, or of time, shopping and order. */
export type MadeGroupId = 'country' | 'avoid' | 'max_time' | 'max_missing' | 'sort';

/** Filters under one heading: your own options, or those that are made for you. */
export type FilterGroupTerm<Id extends string = string, OptionId extends string = string> =
  | (Term<Id> & { readonly options: readonly FilterTerm<OptionId>[] })
  | Term<MadeGroupId>;

/** Where a dish comes from. */
export interface CountryTerm<Id extends string = string> extends Term<Id> {
  /**
   * Its ISO 3166 code, such as 'PT'; not needed if that is the id. The country is named in the page's language by it,
   * unless it has a label.
   */
  readonly iso?: string | undefined;
  /** Its flag, as a square picture that is cut to a circle. Without one, a country that Larder has no flag of gets a globe. */
  readonly picture?: ReactNode;
}

/** What a food product speaks of. Every list is in the order in which it is shown. */
export interface FoodVocabulary {
  /** Dietary badges. */
  readonly flags: readonly FlagTerm[];
  /** The groups of the filters. The first is shown when the panel is collapsed. */
  readonly filters: readonly FilterGroupTerm[];
  /** The allergens that can be avoided, in filters and preferences. */
  readonly allergens: readonly Term[];
  readonly diets: readonly Term[];
  readonly cuisines: readonly Term[];
  readonly proteins: readonly Term[];
  readonly appliances: readonly Term[];
  readonly countries: readonly CountryTerm[];
  /** The sections of a shop, in the order of a walk through it. */
  readonly aisles: readonly Term[];
}

/** The name of a list of the vocabulary. */
export type VocabularyList = keyof FoodVocabulary;

/** A vocabulary of which lists may be left out: those stay as they are. */
export type SomeVocabulary = { readonly [List in VocabularyList]?: FoodVocabulary[List] };

/**
 * A vocabulary of your own, with the type of its ids: `defineVocabulary({ aisles: [{ id: 'Bakery counter' }] })`. Pass it
 * to `FoodProvider`, and its type to {@link FoodRegister}.
 */
export const defineVocabulary = <const Vocabulary extends SomeVocabulary>(
  vocabulary: Vocabulary,
): Vocabulary => vocabulary;
