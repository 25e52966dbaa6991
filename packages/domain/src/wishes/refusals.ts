const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** What denies the words after it. A wish that is denied is never taken for the wish. */
export const NEGATIONS: ReadonlySet<string> = words(
  `no not dont doesnt didnt cant cannot couldnt wont wouldnt shouldnt isnt arent wasnt werent havent hasnt neednt
  without never hardly barely rarely seldom except skip avoid avoiding`,
);

/** What refuses something in a way that no search can take: allergies, comparisons and exceptions. */
export const REFUSALS: ReadonlySet<string> = words(
  `nothing none neither nor never off less least fewer hardly barely rarely seldom instead rather than apart besides other
  except excluding excepting bar barring cannot couldnt didnt wont wouldnt shouldnt isnt arent wasnt werent havent hasnt
  neednt allergic allergy allergies allergen allergens intolerant intolerance intolerances coeliac celiac`,
);

/** What is about someone's health. Whoever says it is never taken to loosen anything. */
export const ALLERGIES: ReadonlySet<string> = words(
  `allergic allergy allergies allergen allergens intolerant intolerance intolerances coeliac celiac anaphylaxis anaphylactic`,
);

/** Ways to eat that no filter holds a dish to: a search would find dishes that break them. */
export const DIETS_WITHOUT_FILTER: ReadonlySet<string> = words(
  `halal kosher jain sattvic keto ketogenic paleo fodmap diabetic diabetics`,
);
