import type { IngredientIndex, Recipe } from '@larder/domain/model';
import { EXPIRING_DAYS, expiringIn, type StockItem } from '@larder/domain/planner';
import type { Food } from './foods/food.ts';

/** A kitchen's stock of one ingredient. */
export interface Holding {
  /** Grams in all; null if an item's amount is unknown: then it counts as enough. */
  readonly grams: number | null;
  /** How urgent the first to expire is, from 1 for today to 0. */
  readonly urgency: number;
  /** Whether all of it is weighed, rather than counted. */
  readonly isWeighed: boolean;
  /** Whether some of it is the ingredient itself, rather than a kind of it. */
  readonly isItself: boolean;
  /** Whether none of it is the ingredient or a kind of it: 'chicken' for chicken breast. */
  readonly isGeneral: boolean;
}

/** Whom a flexible dinner is made for. */
export interface Occasion {
  readonly stock: readonly StockItem[];
  readonly today: string;
  /** How many servings it is written for. */
  readonly servings: number;
  /** Whether the cook may eat it, by slug. */
  readonly mayHave: (slug: string) => boolean;
  /** Whether a whole dish is within the cook's limits. */
  readonly fits: (recipe: Omit<Recipe, 'id' | 'slug'>) => boolean;
}

/** In dollars, by the same measure as a week: what is saved, what is in the kitchen, and what has to be bought. */
const WORTH = { savedDollar: 8, savedGood: 4, there: 0.6, itself: 0.3, toBuy: -2, shopDollar: -0.5 } as const;
const WEIGHED: ReadonlySet<string> = new Set(['g', 'kg', 'oz', 'lb']);

/** A kitchen, by ingredient. */
export class Kitchen {
  readonly servings: number;
  readonly mayHave: (slug: string) => boolean;
  readonly #index: IngredientIndex;
  readonly #stock: readonly StockItem[];
  readonly #today: string;
  readonly #held = new Map<string, Holding | null>();
  readonly #named: ReadonlyMap<string, string>;

  /** `named`: the foods that dishes are named after. What merely stands in for one is not counted as it. */
  constructor(
    { stock, today, servings, mayHave }: Omit<Occasion, 'fits'>,
    index: IngredientIndex,
    named: readonly Food[] = [],
  ) {
    this.servings = servings;
    this.mayHave = mayHave;
    this.#index = index;
    this.#stock = stock.filter(({ expiresOn }) => expiresOn === null || expiresOn >= today);
    this.#today = today;
    this.#named = new Map(named.map(({ slug, one }) => [slug, one]));
  }

  /** The stock of an ingredient, including its kinds and, unless a dish is named after it, its substitutes; null if none. */
  of(slug: string): Holding | null {
    const known = this.#held.get(slug);
    if (known !== undefined) return known;
    const id = this.#index.get(slug)?.id ?? -1;
    const items = this.#itemsFor(slug).filter(
      (item) => item.covers.includes(id) || this.#isCalledSo(item, slug),
    );
    const holding = items.length === 0 ? null : this.#holdingOf(items, id);
    this.#held.set(slug, holding);
    return holding;
  }

  /** Whether there is something of another name that would do for it: nobody buys chicken breast to spare the thighs. */
  hasOther({ slug }: Food): boolean {
    return this.of(slug) === null && this.#itemsFor(slug).length > 0;
  }

  #itemsFor(slug: string): StockItem[] {
    const id = this.#index.get(slug)?.id ?? -1;
    return this.#stock.filter(
      ({ covers, standsInFor = [] }) => covers.includes(id) || standsInFor.includes(id),
    );
  }

  /** Whether a dish with this food may say that it uses this item: 'chicken' is, if the dish calls its chicken breast so. */
  #isCalledSo({ covers: [own = -1] }: StockItem, slug: string): boolean {
    const said = this.#named.get(slug);
    return said === undefined || said === this.#index.get(own)?.name;
  }

  #holdingOf(items: readonly StockItem[], id: number): Holding {
    const isKnown = items.every(({ grams }) => grams !== null);
    const urgencies = items.map((item) => {
      const days = expiringIn(item, this.#today);
      return days === null ? 0 : (EXPIRING_DAYS + 1 - days) / (EXPIRING_DAYS + 1);
    });
    return {
      grams: isKnown ? items.reduce((sum, { grams }) => sum + (grams ?? 0), 0) : null,
      urgency: Math.max(...urgencies),
      isWeighed: items.every(({ unit }) => WEIGHED.has(unit)),
      isItself: items.some(({ covers: [own] }) => own === id),
      isGeneral: !items.some(({ covers }) => covers.includes(id)),
    };
  }

  /** How much of what expires a dish with this food saves, in dollars. */
  savedBy({ slug, grams: [, usual, most] }: Food): number {
    const held = this.of(slug);
    if (!held) return 0;
    const there = held.grams ?? usual * this.servings;
    const used = Math.min(there, most * this.servings);
    return (
      held.urgency * (WORTH.savedDollar * used * this.#dollarsOf(slug) + WORTH.savedGood * (used / there))
    );
  }

  /** Dollars a gram. */
  #dollarsOf(slug: string): number {
    return (this.#index.get(slug)?.pricePerKg ?? 0) / 1000;
  }

  /** What using a food in a dish is worth, in dollars. */
  worthOf(food: Food): number {
    const { slug, grams } = food;
    const dollars = this.#dollarsOf(slug);
    const wanted = grams[1] * this.servings;
    const held = this.of(slug);
    if (!held) return WORTH.toBuy + WORTH.shopDollar * wanted * dollars;
    const there = held.grams ?? wanted;
    const saved = this.savedBy(food);
    const lack = there >= grams[0] * this.servings ? 0 : wanted - there;
    const shop = lack > 0 ? WORTH.toBuy + WORTH.shopDollar * lack * dollars : WORTH.there;
    return saved + shop + (held.isItself ? WORTH.itself : 0);
  }

  /** Those that the cook may eat, best first. */
  inOrder<Some extends Food>(foods: readonly Some[]): Some[] {
    return foods
      .filter(({ slug }) => this.mayHave(slug))
      .map((food, place) => ({ food, place, worth: this.worthOf(food) }))
      .toSorted((a, b) => b.worth - a.worth || a.place - b.place)
      .map(({ food }) => food);
  }
}
