/**
 * Dinners that suit nearly every kitchen, and what each is worth less to the planner for it (docs/planner.md): without
 * this, ten of them would be a third of all meals. `npm run bench -- planner --common` reckons it anew, which a much larger
 * catalogue needs.
 */
export const COMMON_DINNERS = [
  { id: 2035, slug: 'bistec-a-la-mexicana', handicap: 75 },
  { id: 4004, slug: 'tortilla-espanola', handicap: 55 },
  { id: 13010, slug: 'stovetop-mac-and-cheese-with-broccoli', handicap: 50 },
  { id: 12016, slug: 'strapatsada', handicap: 45 },
  { id: 6043, slug: 'fricassee-liegeoise', handicap: 30 },
  { id: 6044, slug: 'ballekes-in-tomatensaus', handicap: 25 },
  { id: 6045, slug: 'spinaziepuree-met-ei', handicap: 20 },
  { id: 12011, slug: 'spanakorizo', handicap: 20 },
  { id: 4017, slug: 'lentejas-con-chorizo', handicap: 20 },
  { id: 3017, slug: 'spaghetti-cacio-e-pepe', handicap: 15 },
  { id: 3020, slug: 'orecchiette-con-cime-di-rapa', handicap: 10 },
  { id: 11007, slug: 'bazella-bi-lahmeh', handicap: 5 },
  { id: 12010, slug: 'gigantes-plaki', handicap: 5 },
] as const;

const handicaps = new Map<number, number>(COMMON_DINNERS.map(({ id, handicap }) => [id, handicap]));

/** What a recipe is worth less, because nearly every kitchen would be given it. */
export const handicapOf = (recipeId: number): number => handicaps.get(recipeId) ?? 0;
