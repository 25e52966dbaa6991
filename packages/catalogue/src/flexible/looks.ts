import type { Manner, Protein } from './foods/food.ts';
import type { Template } from './template.ts';
import { TEMPLATES } from './templates/index.ts';

/** The prefix of a flexible dinner's slug, which no other slug has. */
const PREFIX = 'flexible-';

/** What a dish looks like: its template, and what kind of protein it has. */
export const lookFor = ({ name }: Template, { manner }: Protein): string => `${PREFIX}${name}-${manner}`;

/** Dishes that look alike whatever vegetables are in them: in small dice, or under a crust. */
const DRAWN: ReadonlySet<string> = new Set(['fried-rice', 'frittata', 'tacos']);

/** The looks that are drawn beforehand. Any other dish is drawn as a plate of what is in it. */
export const LOOKS: readonly string[] = [
  ...new Set(
    TEMPLATES.filter(({ name }) => DRAWN.has(name)).flatMap((template) =>
      template.proteins.map((protein) => lookFor(template, protein)),
    ),
  ),
];

/** The parts of a look. */
export function partsOfLook(look: string): { readonly template: string; readonly manner: Manner } {
  const template = templateOf(look) ?? '';
  return { template, manner: look.slice(PREFIX.length + template.length + 1) as Manner };
}

/** The slug of a dish by its look and id. */
export const slugOf = (look: string, id: number): string => `${look}-${id}`;

/** The look of a flexible dinner, by its slug; null for any other recipe. It determines the picture if it is drawn beforehand. */
export function lookOf(slug: string): string | null {
  return slug.startsWith(PREFIX) ? slug.replace(/-\d+$/, '') : null;
}

/** The template of a flexible dinner, by its slug; null for any other recipe. */
export function templateOf(slug: string): string | null {
  if (!slug.startsWith(PREFIX)) return null;
  const rest = slug.slice(PREFIX.length);
  return TEMPLATES.find(({ name }) => rest.startsWith(`${name}-`))?.name ?? 'other';
}
