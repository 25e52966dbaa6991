import type { Course } from '@larder/domain';

/** Names for dishes or ingredients that appear in neither titles nor ingredients. */
export interface Kind {
  /** Typed names in the singular, without filler words. */
  readonly say: string;
  /** Slugs of the dishes it means, most typical first. */
  readonly dishes?: string;
  /** Singular words that make a dish of this kind when in its title. */
  readonly titles?: string;
  readonly course?: readonly Course[];
  /** Slugs of ingredients, one of which a dish must contain. Their kinds count too. */
  readonly holds?: string;
  /** The slug of an acceptable fallback ingredient. */
  readonly orElse?: string;
}
