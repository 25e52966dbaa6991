/** How kitchens measure an ingredient that has a density. */
export interface KitchenMeasure {
  readonly gramsPerMl: number;
  /** Where metric is used: flour is weighed, milk is measured by volume. */
  readonly metric: 'weight' | 'volume';
  /** In the United States: flour by the cup, meat by the pound, butter by the stick. */
  readonly us: 'weight' | 'volume' | 'sticks';
}

/** The units in which amounts are said: those of Larder, and two that only American kitchens have. */
export interface SaidPart {
  readonly quantity: number;
  /** One of `UNITS`, 'stick', 'quart', or any other word. */
  readonly unit: string;
}

/** An amount as a cook says it: '½ cup plus 2 tbsp', '2–3 cloves', 'a generous ½ tsp'. */
export interface KitchenAmount {
  /** One part, or a larger and a smaller one. */
  readonly parts: readonly [SaidPart, ...SaidPart[]];
  /** The upper end of a range, in the unit of its only part. */
  readonly upTo?: number;
  /** What was rounded away: more than is said, less, or either. */
  readonly nuance?: 'generous' | 'scant' | 'about' | 'small';
}
