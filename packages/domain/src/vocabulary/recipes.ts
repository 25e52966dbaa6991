/** Kitchen appliances. */
export const APPLIANCES = [
  'oven',
  'stovetop',
  'microwave',
  'air_fryer',
  'slow_cooker',
  'pressure_cooker',
  'grill',
  'toaster_oven',
  'food_processor',
  'blender',
] as const;
export type Appliance = (typeof APPLIANCES)[number];

export const COURSES = ['breakfast', 'starter', 'soup', 'salad', 'main', 'side', 'dessert'] as const;
export type Course = (typeof COURSES)[number];

/** What a dish is in a week. Only dinners are planned unless the cook chooses otherwise. */
export const ROLES = ['dinner', 'light meal', 'soup', 'salad', 'side', 'breakfast', 'sweet'] as const;
export type Role = (typeof ROLES)[number];

const ROLE_OF: Readonly<Record<Course, Role>> = {
  breakfast: 'breakfast',
  starter: 'light meal',
  soup: 'soup',
  salad: 'salad',
  main: 'dinner',
  side: 'side',
  dessert: 'sweet',
};

/** A recipe's role: its own, or else that of its course. */
export function roleOf({ role, course }: { role?: Role | null | undefined; course: Course }): Role {
  return role ?? ROLE_OF[course];
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A cook's spice tolerance. */
export const SPICE_TOLERANCES = ['mild', 'medium', 'hot', 'very_hot'] as const;

/** A recipe's spice level, from none to hottest. */
export const SPICE_LEVELS = ['none', ...SPICE_TOLERANCES] as const;
export type SpiceLevel = (typeof SPICE_LEVELS)[number];
