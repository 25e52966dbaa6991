/** What a cook avoids in one ingredient, phrased for a sentence. */
export interface AvoidedFood {
  /** What every product contains: 'pesto (nuts)'. */
  readonly contains?: string | undefined;
  /** What only some products contain, so that the label decides: 'margarine (dairy)'. */
  readonly mayContain?: string | undefined;
}
