import type {
  AllergyValue,
  CuisineValue,
  DietaryFlagName,
  DietaryRestrictionValue,
  KitchenApplianceValue,
  ProteinValue,
} from '../generated/vocabulary.ts';
import type { FoodRegister } from './food-register.ts';
import type { SomeVocabulary, VocabularyList } from './food-vocabulary.ts';

type Registered = FoodRegister extends { vocabulary: infer Own extends SomeVocabulary } ? Own : object;

/** The ids of a list of a vocabulary; `Otherwise` if the vocabulary leaves it out. */
export type IdIn<Vocabulary, List extends VocabularyList, Otherwise> =
  Vocabulary extends Readonly<Record<List, readonly { readonly id: infer Id extends string }[]>>
    ? Id
    : Otherwise;

type OptionIn<Group> = Group extends { readonly options: readonly { readonly id: infer Id }[] } ? Id : never;

/** The ids of the filters of a vocabulary, apart from those that are made for it; any text if it has none. */
export type FilterIn<Vocabulary> =
  Vocabulary extends Readonly<Record<'filters', readonly (infer Group)[]>> ? OptionIn<Group> : string;

/** An id of the registered vocabulary. */
export type IdOf<List extends VocabularyList, Otherwise = string> = IdIn<Registered, List, Otherwise>;

/** A dietary flag: 'vegan', or one of the registered vocabulary. */
export type FlagId = IdOf<'flags', DietaryFlagName>;
/** A filter that is on or off: any text, or one of the registered vocabulary. */
export type FilterId = FilterIn<Registered>;
/** An allergen: 'nuts', or one of the registered vocabulary. */
export type AllergenId = IdOf<'allergens', AllergyValue>;
/** A diet: 'vegan', or one of the registered vocabulary. */
export type DietId = IdOf<'diets', DietaryRestrictionValue>;
/** A cuisine: 'italian', or one of the registered vocabulary. */
export type CuisineId = IdOf<'cuisines', CuisineValue>;
/** A protein: 'tofu', or one of the registered vocabulary. */
export type ProteinId = IdOf<'proteins', ProteinValue>;
/** A kitchen appliance: 'oven', or one of the registered vocabulary. */
export type ApplianceId = IdOf<'appliances', KitchenApplianceValue>;
/** A country: any text, or one of the registered vocabulary. */
export type CountryId = IdOf<'countries'>;
/** A section of a shop: any text, or one of the registered vocabulary. */
export type AisleId = IdOf<'aisles'>;

type RegisteredItem<Otherwise> = FoodRegister extends { itemId: infer Id extends string | number }
  ? Id
  : Otherwise;

/** The id of an item of a pantry or a shopping list: text, unless another type is registered. */
export type ItemId = RegisteredItem<string>;
/** The id of an ingredient of a recipe: a number, unless another type is registered. */
export type IngredientId = RegisteredItem<number>;

/** Words for ids, by list: those of filters are of groups and of their options. */
export type VocabularyNames = {
  readonly [List in VocabularyList]?: Readonly<
    Partial<Record<Extract<IdOf<List> | (List extends 'filters' ? FilterId : never), string>, string>>
  >;
};
