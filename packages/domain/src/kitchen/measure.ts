/** How kitchens measure an ingredient that has a density. */
export interface KitchenMeasure {
  readonly gramsPerMl: number;
  /** Where metric is used: flour is weighed, milk is measured by volume. */
  readonly metric: 'weight' | 'volume';
  /** In the United States: flour by the cup, meat by the pound, butter by the stick. */
  readonly us: 'weight' | 'volume' | 'sticks';
}

/** A quantity with its unit: one of Larder's, or one of two that only American kitchens use. */
export interface SaidPart {
  readonly quantity: number;
  /** One of `UNITS`, 'stick', 'quart', or any other word. */
  readonly unit: string;
}

/** An amount the way a cook says it: '½ cup plus 2 tbsp', '2–3 cloves', 'a generous ½ tsp'. */
export interface KitchenAmount {
  /** One part, or a larger and a smaller one. */
  readonly parts: readonly [SaidPart, ...SaidPart[]];
  /** The upper end of a range, in the unit of its only part. */
  readonly upTo?: number;
  /** How the exact amount differs: it is a little more, a little less, or either. */
  readonly nuance?: 'generous' | 'scant' | 'about' | 'small';
}
