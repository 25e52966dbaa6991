import type { Protein } from './foods/food.ts';
import type { Seasoning, Template } from './template.ts';
import { TEMPLATES } from './templates/index.ts';

/** How the slug of a flexible dinner begins: nothing else has such a one. */
const PREFIX = 'flexible-';

/** What a dish looks like: its template and seasoning, and what kind of protein it has. */
export const lookFor = (template: Template, seasoning: Seasoning, { manner }: Protein): string =>
  `${PREFIX}${template.name}-${seasoning.name}-${manner}`;

/** The slug of a dish by its look and id. */
export const slugOf = (look: string, id: number): string => `${look}-${id}`;

/** The look of a flexible dinner, by its slug; null for any other recipe. Its picture is found by it. */
export function lookOf(slug: string): string | null {
  return slug.startsWith(PREFIX) ? slug.replace(/-\d+$/, '') : null;
}

/** The template of a flexible dinner, by its slug; null for any other recipe. */
export function templateOf(slug: string): string | null {
  if (!slug.startsWith(PREFIX)) return null;
  const rest = slug.slice(PREFIX.length);
  return TEMPLATES.find(({ name }) => rest.startsWith(`${name}-`))?.name ?? 'other';
}
