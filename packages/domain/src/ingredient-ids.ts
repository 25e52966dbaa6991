/** First id of a user's own ingredients; catalogue ids stay below it. Unique per user only. */
export const FIRST_OWN_INGREDIENT_ID = 500_000_000;
