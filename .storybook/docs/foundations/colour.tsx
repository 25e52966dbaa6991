import { Page, Section, Text } from '../kit/page.tsx';
import foldStyles from '../kit/fold.module.css';
import { ContrastTable } from './contrast-table.tsx';
import styles from './colour.module.css';

const PALETTES = {
  paper: 'Backgrounds, and text in dark mode',
  ink: 'Text, and dark backgrounds',
  tomato: 'Actions and errors',
  basil: 'In the pantry',
  turmeric: 'Missing items, and the sidebar',
  aubergine: 'The outermost stripe',
  sky: 'Focus and information',
};
const STEPS = Array.from({ length: 12 }, (_, index) => index + 1);

const ROLES = {
  Surfaces: {
    surface: 'The page',
    'surface-raised': 'Fields, dialogs and pills',
    'surface-sunken': 'Wells: the filter panel, tracks and empty states',
    'surface-spine': 'The sidebar: butter in light mode, night blue in dark',
    'surface-hover': 'On hover',
    'surface-inverse': 'Selected chips and menu items, and toasts',
    skeleton: 'Loading placeholders',
  },
  Text: {
    text: 'Text',
    'text-muted': 'Secondary text',
    display: 'Headings set in the display face',
    'text-spine': 'Sidebar items',
    'on-inverse': 'Text on selected items',
  },
  Accent: {
    accent: 'The primary action',
    'accent-hover': 'The primary action on hover',
    'accent-lip': 'The hard edge along its bottom',
    'on-accent': 'Its label',
    'accent-text': 'Links and numerals',
    'accent-soft': 'A background for accent text',
  },
  'Pantry status': {
    have: 'In the pantry, or done',
    'on-have': 'A count or tick on top of it',
    'have-text': 'Text about what you have',
    'have-soft': 'The In Pantry and Vegan badges',
    partial: 'Some, but not enough',
    'partial-text': 'Text about it',
    'partial-soft': 'A background for it',
    missing: 'Not in the pantry',
    'missing-text': 'Text about it',
    'missing-soft': 'The Need N items badge, and active filters',
    'jar-have': 'The jar’s fill at 80% and above',
    'jar-partial': 'From 40% to 79%',
    'jar-missing': 'Below 40%',
  },
  Feedback: {
    danger: 'Errors and destructive actions',
    'danger-soft': 'A background for them',
    info: 'Neutral information',
    'info-soft': 'A background for it',
    focus: 'The focus ring, and nothing else',
  },
  'On pictures, the same in both themes': {
    badge: 'A badge or round button over a picture',
    'on-badge': 'Text and icons on it',
    'badge-hover': 'A round button on hover',
    heart: 'A favorite, wherever it appears',
  },
  'Single-purpose marks': {
    unread: 'The dot on the bell',
    'difficulty-easy': 'An easy recipe',
    'difficulty-medium': 'A medium recipe',
    'difficulty-hard': 'A hard recipe',
    'difficulty-unknown': 'Difficulty not given',
    avatar: 'The signed-in user’s avatar',
    'on-avatar': 'The initial on it',
  },
  Borders: {
    'border-strong': 'Control borders',
    border: 'Hairlines; never a control’s only border',
    rule: 'The rule above a section',
  },
};

/** Roles of a single drawing each. */
const DRAWN = {
  'The logo': {
    'logo-lid': 'The lid',
    'logo-air': 'The empty part',
    'logo-fill-1': 'The top of the fill',
    'logo-fill-2': 'The middle',
    'logo-fill-3': 'The bottom',
  },
  'The login poster': {
    'poster-plate': 'The plate',
    'poster-plate-well': 'Its well',
    'poster-plate-edge': 'Its edges',
    'poster-plate-shadow': 'Its shadow',
    'poster-letter': 'A letter of the title',
    'poster-letter-edge': 'Its edge, and the outline of its shadow',
    'poster-shade-1': 'Its shadow, nearest the letter',
    'poster-shade-2': 'The middle of the shadow',
    'poster-shade-3': 'The outside of the shadow',
  },
  'The stripes, from the outside in': {
    'band-1': 'Aubergine',
    'band-2': 'Tomato',
    'band-3': 'Light tomato',
    'band-4': 'Turmeric',
    'band-5': 'Basil',
  },
};

function Palette({ name, says }: { name: string; says: string }) {
  return (
    <figure>
      <figcaption>
        <b>{name}</b> {says}
      </figcaption>
      <div className={styles.steps}>
        {STEPS.map((step) => (
          <span key={step}>
            <i style={{ background: `var(--ld-${name}-${step})` }} />
            {step}
          </span>
        ))}
      </div>
    </figure>
  );
}

function Role({ name, says }: { name: string; says: string }) {
  const fill = { background: `var(--ld-${name})` };
  return (
    <li className={styles.role}>
      <span className={styles.pair} aria-hidden>
        <span data-theme="light">
          <span style={fill} />
        </span>
        <span data-theme="dark">
          <span style={fill} />
        </span>
      </span>
      <span>
        <code>--ld-{name}</code>
        <br />
        {says}
      </span>
    </li>
  );
}

function Groups({ of }: { of: Readonly<Record<string, Readonly<Record<string, string>>>> }) {
  return Object.entries(of).map(([group, roles]) => (
    <div key={group}>
      <h3>{group}</h3>
      <ul className={styles.roles}>
        {Object.entries(roles).map(([name, says]) => (
          <Role key={name} name={name} says={says} />
        ))}
      </ul>
    </div>
  ));
}

export function ColourPage() {
  return (
    <Page
      title="Colour"
      lead="Cream paper, aubergine ink, tomato enamel. There are two layers: a palette of seven colours in twelve steps, and semantic roles. Components use only roles."
    >
      <Section title="Palette" lead="Defined in OKLCH, so equal steps look equally far apart.">
        <div className={styles.palettes}>
          {Object.entries(PALETTES).map(([name, says]) => (
            <Palette key={name} name={name} says={says} />
          ))}
        </div>
      </Section>
      <Section title="Roles" lead="Each has a light value, on the left, and a dark one.">
        <Groups of={ROLES} />
        <details className={`skip-toc ${foldStyles.fold}`}>
          <summary>The logo, the login poster and the stripes</summary>
          <Groups of={DRAWN} />
        </details>
      </Section>
      <Section
        title="Contrast"
        lead="Computed from the tokens: at least 4.5:1 for text and 3:1 for borders, focus and icons. The closest pairs come first; a test checks all of them."
      >
        <ContrastTable />
      </Section>
      <Section title="Three colours, three meanings">
        <Text>
          <b>Tomato means action.</b> One primary action per view, and never as decoration next to it.
        </Text>
        <Text>
          <b>Ink means selected.</b> A pressed chip, or the current menu item. A tick or a shape always
          accompanies the colour.
        </Text>
        <Text>
          <b>Soft turmeric means it can be cleared.</b> Active filters, and items still to buy.
        </Text>
      </Section>
      <Section title="Your own brand">
        <Text>
          Override the accent roles, the radii and the two fonts outside any cascade layer, using{' '}
          <code>light-dark()</code> to cover both themes. The brand toolbar shows an example: only custom
          properties change. The{' '}
          <a href="./?path=/docs/themes-studio--make-a-brand" target="_top">
            theme studio
          </a>{' '}
          edits a brand, checks its contrast and exports it.
        </Text>
      </Section>
    </Page>
  );
}
