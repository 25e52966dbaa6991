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
  ['text-muted', 'Secondary text'],
  ['accent-text', 'Links and numerals'],
  ['have-text', 'In the pantry'],
  ['partial-text', 'Partly in the pantry'],
  ['missing-text', 'Not in the pantry'],
  ['danger', 'Errors'],
  ['info', 'Information'],
] as const;
const EDGES = [
  ['focus', 'Focus ring'],
  ['border-strong', 'Border of a control'],
  ['accent', 'Primary button'],
] as const;

const text = (where: string, front: string, ...backs: string[]): ColorPair[] =>
  backs.map((back) => ({ front, back, least: 4.5, where }));
const edge = (where: string, front: string, ...backs: string[]): ColorPair[] =>
  backs.map((back) => ({ front, back, least: 3, where }));

/** Every pair of roles that components use together. A component with a new pair adds it here. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ...TEXTS.flatMap(([role, where]) => text(where, role, ...GROUNDS)),
  ...text('Display heading', 'display', 'surface', 'surface-raised', 'surface-sunken'),
  ...text('Text on hover', 'text', 'surface-hover'),
  ...text('Secondary text on hover', 'text-muted', 'surface-hover'),
  ...text('Destructive button on hover', 'danger', 'danger-soft'),
  ...text('Sidebar item', 'text-spine', 'surface-spine'),
  ...text('Label of a primary button', 'on-accent', 'accent', 'accent-hover'),
  ...text('Count in a dot', 'on-have', 'have'),
  ...text('Badge: In Pantry, Vegan', 'have-text', 'have-soft'),
  ...text('Badge: some, not enough', 'partial-text', 'partial-soft'),
  ...text('Badge: Need N items', 'missing-text', 'missing-soft'),
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
  ...text('Icon of an info banner', 'info', 'info-soft'),
  ...text('Selected chip or menu item, toast', 'on-inverse', 'surface-inverse'),
  ...text('Initial on the avatar', 'on-avatar', 'avatar'),
  ...text('Badge on a picture', 'on-badge', 'badge', 'badge-hover'),
  ...EDGES.flatMap(([role, where]) => edge(where, role, ...GROUNDS)),
  ...edge('Focus ring in the sidebar', 'focus', 'surface-spine'),
  ...edge('Tick, progress', 'have', 'surface', 'surface-raised'),
  ...edge('Selected item against the page', 'surface-inverse', ...GROUNDS, 'surface-spine'),
  ...edge('Rule above a section', 'rule', 'surface', 'surface-raised'),
  ...edge('A favorite on its disc', 'heart', 'badge'),
  ...edge('Border of a field with an error', 'danger', ...GROUNDS),
];
