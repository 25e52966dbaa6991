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

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A cook's spice tolerance. */
export const SPICE_TOLERANCES = ['mild', 'medium', 'hot', 'very_hot'] as const;

/** A recipe's spice level, from none to hottest. */
export const SPICE_LEVELS = ['none', ...SPICE_TOLERANCES] as const;
export type SpiceLevel = (typeof SPICE_LEVELS)[number];
