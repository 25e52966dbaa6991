/** What a recipe is and holds. Derived from its ingredients, never typed in. */
export interface DietaryFlags {
  vegan: boolean;
  vegetarian: boolean;
  contains_dairy: boolean;
  contains_eggs: boolean;
  contains_chicken: boolean;
  contains_beef: boolean;
  contains_pork: boolean;
  contains_fish: boolean;
}

const CONTAINS_BADGES = [
  { id: 'contains_dairy', label: 'Contains Dairy' },
  { id: 'contains_eggs', label: 'Contains Eggs' },
  { id: 'contains_chicken', label: 'Contains Chicken' },
  { id: 'contains_beef', label: 'Contains Beef' },
  { id: 'contains_pork', label: 'Contains Pork' },
  { id: 'contains_fish', label: 'Contains Fish' },
] as const;

export type DietaryBadgeId = 'vegan' | 'vegetarian' | (typeof CONTAINS_BADGES)[number]['id'];

export interface DietaryBadge {
  id: DietaryBadgeId;
  label: string;
}

/** The badges of a recipe in display order: Vegan, or else Vegetarian, then one for each `contains_` flag. */
export function dietaryBadges(flags: Partial<DietaryFlags>): DietaryBadge[] {
  const badges: DietaryBadge[] = [];
  if (flags.vegan) badges.push({ id: 'vegan', label: 'Vegan' });
  else if (flags.vegetarian) badges.push({ id: 'vegetarian', label: 'Vegetarian' });
  for (const badge of CONTAINS_BADGES) if (flags[badge.id]) badges.push(badge);
  return badges;
}
