import type { Manner, Protein } from './foods/food.ts';
import type { Seasoning, Template } from './template.ts';
import { TEMPLATES } from './templates/index.ts';

/** How the slug of a flexible dinner begins: nothing else has such a one. */
const PREFIX = 'flexible-';

/** What a dish looks like: its template, the colour of its sauce, and what kind of protein it has. */
export const lookFor = (template: Template, { hue }: Seasoning, { manner }: Protein): string =>
  [`${PREFIX}${template.name}`, ...(hue === undefined ? [] : [hue]), manner].join('-');

/** Every look that a dish may have. */
export const LOOKS: readonly string[] = [
  ...new Set(
    TEMPLATES.flatMap((template) =>
      template.seasonings.flatMap((seasoning) =>
        template.proteins.map((protein) => lookFor(template, seasoning, protein)),
      ),
    ),
  ),
];

/** What a look is made of. */
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
