/** Characters. */
const LONGEST_AMOUNT = 30;
const AMOUNT =
  /^[\d\p{No}][\d\p{No}\s.,/–-]{0,10}(?:\p{L}{1,3}\.?|\p{L}{1,12}\(s\)|grams?|cups?|pounds?|ounces?|tbsps?|tsps?|teaspoons?|tablespoons?|pieces?|each.{0,10})?$/u;
/** '2', '½ cup', '200 g', and nothing else. */
export const isAmount = (text: string): boolean => text.length <= LONGEST_AMOUNT && AMOUNT.test(text);
