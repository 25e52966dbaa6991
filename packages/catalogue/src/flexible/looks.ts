import type { Manner, Protein } from './foods/food.ts';
import type { Seasoning, Template } from './template.ts';
import { TEMPLATES } from './templates/index.ts';

/** The prefix of a flexible dinner's slug, which no other slug has. */
const PREFIX = 'flexible-';

/** What a dish looks like: its template, the colour of its sauce, and what kind of protein it has. */
export const lookFor = (template: Template, { hue }: Seasoning, { manner }: Protein): string =>
  [`${PREFIX}${template.name}`, ...(hue === undefined ? [] : [hue]), manner].join('-');

/** Every possible look of a dish. */
export const LOOKS: readonly string[] = [
  ...new Set(
    TEMPLATES.flatMap((template) =>
      template.seasonings.flatMap((seasoning) =>
        template.proteins.map((protein) => lookFor(template, seasoning, protein)),
      ),
    ),
  ),
];

/** The parts of a look. */
export function partsOfLook(look: string): {
  readonly template: string;
  readonly hue: Seasoning['hue'];
  readonly manner: Manner;
} {
  const template = templateOf(look) ?? '';
  const words = look.slice(PREFIX.length + template.length + 1).split('-');
  const [hue] = words.length > 1 ? words : [];
  return { template, hue: hue as Seasoning['hue'], manner: words.at(-1) as Manner };
}

/** The slug of a dish by its look and id. */
export const slugOf = (look: string, id: number): string => `${look}-${id}`;

/** The look of a flexible dinner, by its slug; null for any other recipe. It determines the picture. */
export function lookOf(slug: string): string | null {
  return slug.startsWith(PREFIX) ? slug.replace(/-\d+$/, '') : null;
}

/** The template of a flexible dinner, by its slug; null for any other recipe. */
export function templateOf(slug: string): string | null {
  if (!slug.startsWith(PREFIX)) return null;
  const rest = slug.slice(PREFIX.length);
  return TEMPLATES.find(({ name }) => rest.startsWith(`${name}-`))?.name ?? 'other';
}
