import type { Appliance } from '@larder/domain';
import type { RecipeSource } from '@larder/domain/model';

/** How steps mention an appliance; 'blend' alone may mean a whisk. */
const SAID: Readonly<Record<Appliance, { named: RegExp; used: RegExp }>> = {
  oven: { named: /\b(?:the|hot|an) oven\b/i, used: /\boven\b/i },
  stovetop: { named: /\bover (?:a )?(?:low|medium|high)\b/i, used: /heat|boil|simmer|fry|pan\b|griddle/i },
  microwave: { named: /microwave/i, used: /microwave/i },
  air_fryer: { named: /air fryer/i, used: /air fryer/i },
  slow_cooker: { named: /slow cooker/i, used: /slow cooker/i },
  pressure_cooker: { named: /pressure cooker/i, used: /pressure/i },
  grill: {
    named: /\b(?:under|on) (?:the|a|an) (?:very )?(?:hot )?(?:charcoal )?grill\b/i,
    used: /grill|charcoal/i,
  },
  toaster_oven: { named: /toaster oven/i, used: /toaster/i },
  food_processor: { named: /food processor/i, used: /processor|blend|chop|blitz/i },
  blender: { named: /\bblender\b/i, used: /blend/i },
};
/**
 * What can replace it: a blender and a food processor both make a paste, and a pressure cooker goes on the
 * hob.
 */
const DONE_BY: Partial<Record<Appliance, readonly Appliance[]>> = {
  blender: ['food_processor'],
  food_processor: ['blender'],
  stovetop: ['pressure_cooker', 'slow_cooker'],
};

/** Whether a recipe lists exactly the appliances that its steps use. */
export function* checkAppliances({ appliances, steps }: RecipeSource): Iterable<string> {
  const text = steps.join(' ');
  for (const [name, { named, used }] of Object.entries(SAID)) {
    const appliance = name as Appliance;
    const isListed = appliances.includes(appliance);
    if (isListed && !used.test(text)) yield `lists ${appliance}, which no step uses`;
    const isDone = DONE_BY[appliance]?.some((other) => appliances.includes(other)) ?? false;
    if (!isListed && !isDone && named.test(text)) {
      yield `a step uses ${appliance}, which is not listed`;
    }
  }
}
