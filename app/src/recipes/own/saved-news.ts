/** What became of an import. */
export interface SavedImport {
  /** How many recipes were saved, and how many of those picked were not. */
  saved: number;
  left: number;
  /** Sentences about those that were saved without their picture. */
  withoutPicture: readonly string[];
  /** How many other parts of an export could not be saved. */
  lost: number;
}

/** So many recipes, in words. */
export const countedRecipes = (count: number): string => `${count} ${count === 1 ? 'recipe' : 'recipes'}`;

/** What the cook is told about it: what is there now, null for nothing, and what is missing. */
export function savedNews({ saved, left, withoutPicture, lost }: SavedImport): {
  success: string | null;
  failures: string[];
} {
  const isAllBack = saved + left + lost === 0;
  const [first, ...others] = withoutPicture;
  const failures = [
    others.length > 0 ? `${countedRecipes(withoutPicture.length)} were saved without their pictures.` : first,
    lost > 0 ? 'Some ratings, notes, dinners or lists could not be saved.' : undefined,
  ];
  return {
    success: saved > 0 ? `${countedRecipes(saved)} saved` : isAllBack ? 'All of it is back' : null,
    failures: failures.filter((sentence) => sentence !== undefined),
  };
}
