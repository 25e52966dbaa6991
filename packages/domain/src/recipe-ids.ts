/** First id of recipes owned by a user; those of everyone are below. */
export const FIRST_OWN_RECIPE_ID = 100_000_000;
