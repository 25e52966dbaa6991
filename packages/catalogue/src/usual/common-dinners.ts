/**
 * Dinners that suit nearly every kitchen, and each one's handicap in the planner (docs/planner.md): without it, ten
 * of them would be a third of all meals. `npm run bench -- planner --common` recomputes it, which a much larger
 * catalogue needs.
 */
export const COMMON_DINNERS = [
  { id: 2035, slug: 'bistec-a-la-mexicana', handicap: 55 },
  { id: 4004, slug: 'tortilla-espanola', handicap: 35 },
  { id: 13010, slug: 'stovetop-mac-and-cheese-with-broccoli', handicap: 30 },
  { id: 11007, slug: 'bazella-bi-lahmeh', handicap: 20 },
  { id: 4017, slug: 'lentejas-con-chorizo', handicap: 20 },
  { id: 12016, slug: 'strapatsada', handicap: 20 },
  { id: 6044, slug: 'ballekes-in-tomatensaus', handicap: 10 },
  { id: 6045, slug: 'spinaziepuree-met-ei', handicap: 10 },
  { id: 6043, slug: 'fricassee-liegeoise', handicap: 10 },
  { id: 12010, slug: 'gigantes-plaki', handicap: 5 },
  { id: 13015, slug: 'shrimp-and-grits', handicap: 5 },
  { id: 10014, slug: 'soupe-au-pistou', handicap: 5 },
  { id: 3025, slug: 'scaloppine-di-pollo-al-limone', handicap: 5 },
] as const;

const handicaps = new Map<number, number>(COMMON_DINNERS.map(({ id, handicap }) => [id, handicap]));

/** A recipe's handicap, because it would be planned for nearly every kitchen. */
export const handicapOf = (recipeId: number): number => handicaps.get(recipeId) ?? 0;
