/** First id of people's own ingredients; those of the catalogue stay below. Unique for each user, no further. */
export const FIRST_OWN_INGREDIENT_ID = 500_000_000;
