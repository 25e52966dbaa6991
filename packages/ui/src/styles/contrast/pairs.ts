/** Two roles that are used together. */
export interface ColorPair {
  /** The foreground role, without `--ld-`. */
  front: string;
  /** The background role. */
  back: string;
  /** Minimum contrast in WCAG 2.2: 4.5 for text (1.4.3), 3 for borders, focus and graphics (1.4.11). */
  least: 4.5 | 3;
  /** Where they are used together. */
  where: string;
}

const GROUNDS = ['surface', 'surface-raised', 'surface-sunken'];
const TEXTS = [
  ['text', 'Text'],
  ['text-muted', 'Text that stands back'],
  ['accent-text', 'Links and numerals'],
  ['have-text', 'What the pantry has'],
  ['partial-text', 'What it has in part'],
  ['missing-text', 'What it lacks'],
  ['danger', 'Errors'],
  ['info', 'News'],
] as const;
const EDGES = [
  ['focus', 'Focus ring'],
  ['border-strong', 'Edge of a control'],
  ['accent', 'Primary button'],
] as const;

const text = (where: string, front: string, ...backs: string[]): ColorPair[] =>
  backs.map((back) => ({ front, back, least: 4.5, where }));
const edge = (where: string, front: string, ...backs: string[]): ColorPair[] =>
  backs.map((back) => ({ front, back, least: 3, where }));

/** Every pair of roles that components use together. A component with a new pair adds it here. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ...TEXTS.flatMap(([role, where]) => text(where, role, ...GROUNDS)),
  ...text('Heading in the display face', 'display', 'surface', 'surface-raised', 'surface-sunken'),
  ...text('Text under the pointer', 'text', 'surface-hover'),
  ...text('Muted text under the pointer', 'text-muted', 'surface-hover'),
  ...text('Destructive button under the pointer', 'danger', 'danger-soft'),
  ...text('Entry of the menu', 'text-spine', 'surface-spine'),
  ...text('Label of a primary button', 'on-accent', 'accent', 'accent-hover'),
  ...text('Count in a dot', 'on-have', 'have'),
  ...text('In Pantry, Vegan', 'have-text', 'have-soft'),
  ...text('Half there', 'partial-text', 'partial-soft'),
  ...text('Need N items', 'missing-text', 'missing-soft'),
  ...text(
    'Text in a banner or a filter chip',
    'text',
    'missing-soft',
    'have-soft',
    'danger-soft',
    'info-soft',
  ),
  ...text('Text on the soft accent', 'text', 'accent-soft'),
  ...text('Link on the soft accent', 'accent-text', 'accent-soft'),
  ...text('Sign of an info banner', 'info', 'info-soft'),
  ...text('What is chosen: chip, menu entry, toast', 'on-inverse', 'surface-inverse'),
  ...text('Letter of who is signed in', 'on-avatar', 'avatar'),
  ...text('Badge on a picture', 'on-badge', 'badge', 'badge-hover'),
  ...EDGES.flatMap(([role, where]) => edge(where, role, ...GROUNDS)),
  ...edge('Focus ring in the menu', 'focus', 'surface-spine'),
  ...edge('Tick, progress', 'have', 'surface', 'surface-raised'),
  ...edge('What is chosen against the page', 'surface-inverse', ...GROUNDS, 'surface-spine'),
  ...edge('Printed rule', 'rule', 'surface', 'surface-raised'),
  ...edge('A favorite on its disc', 'heart', 'badge'),
  ...edge('Edge of a field with an error', 'danger', ...GROUNDS),
];
