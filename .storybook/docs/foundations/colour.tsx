import { Page, Section, Text } from '../kit/page.tsx';
import { ContrastTable } from './contrast-table.tsx';
import styles from './colour.module.css';

const PALETTES = {
  paper: 'Ground, and text at night',
  ink: 'Text, and the night kitchen',
  tomato: 'What to press, and what fails',
  basil: 'What is in the pantry',
  turmeric: 'What is missing, and the spine',
  aubergine: 'The outermost band',
  sky: 'Focus, and news',
};
const STEPS = Array.from({ length: 12 }, (_, index) => index + 1);

const ROLES = {
  Surfaces: {
    surface: 'The page',
    'surface-raised': 'Fields, dialogs, pills',
    'surface-sunken': 'Wells: filter panel, tracks, empty states',
    'surface-spine': 'The menu: butter by day, night by night',
    'surface-hover': 'Under the pointer',
    'surface-inverse': 'What is chosen: chip, menu entry, toast',
    skeleton: 'The shape of what comes',
  },
  Text: {
    text: 'Text',
    'text-muted': 'Text that stands back',
    display: 'Headings in the display face',
    'text-spine': 'Entries of the menu',
    'on-inverse': 'On what is chosen',
  },
  Accent: {
    accent: 'The one primary action',
    'accent-hover': 'The same under the pointer',
    'accent-lip': 'The hard edge at its foot',
    'on-accent': 'Its label',
    'accent-text': 'Links and numerals',
    'accent-soft': 'A ground for it',
  },
  'In the pantry or not': {
    have: 'There, and done',
    'on-have': 'On it: a count, a tick',
    'have-text': 'Words about what is there',
    'have-soft': 'In Pantry, Vegan',
    partial: 'There in part',
    'partial-text': 'Words about it',
    'partial-soft': 'A ground for it',
    missing: 'Not there',
    'missing-text': 'Words about it',
    'missing-soft': 'Need N items; active filters',
    'jar-have': 'The jar’s fill from 80 %',
    'jar-partial': 'From 40 %',
    'jar-missing': 'Below 40 %',
  },
  Feedback: {
    danger: 'Errors, and what cannot be undone',
    'danger-soft': 'Their ground',
    info: 'News without a feeling',
    'info-soft': 'Its ground',
    focus: 'The focus ring, used for nothing else',
  },
  'On pictures, the same day and night': {
    badge: 'A badge or disc over a dish',
    'on-badge': 'Words and icons on it',
    'badge-hover': 'A disc under the pointer',
    heart: 'A favorite, wherever it is',
  },
  'Marks of one meaning each': {
    unread: 'The dot on the bell',
    'difficulty-easy': 'An easy dish',
    'difficulty-medium': 'A medium one',
    'difficulty-hard': 'A hard one',
    'difficulty-unknown': 'Nobody has said',
    avatar: 'The disc of who is signed in',
    'on-avatar': 'The letter in it',
  },
  'The logo': {
    'logo-lid': 'The lid',
    'logo-air': 'What is still empty',
    'logo-fill-1': 'The fill, from the top',
    'logo-fill-2': 'In the middle',
    'logo-fill-3': 'At the bottom',
  },
  'The poster of the login': {
    'poster-plate': 'The plate',
    'poster-plate-well': 'Its well',
    'poster-plate-edge': 'Its edges',
    'poster-plate-shadow': 'Its shadow',
    'poster-letter': 'A letter of the title',
    'poster-letter-edge': 'Its edge, and the last line of its shade',
    'poster-shade-1': 'Its shade, from the letter outwards',
    'poster-shade-2': 'The middle of the shade',
    'poster-shade-3': 'The outside of it',
  },
  'The bands, outside to inside': {
    'band-1': 'Aubergine',
    'band-2': 'Tomato',
    'band-3': 'Light tomato',
    'band-4': 'Turmeric',
    'band-5': 'Basil',
  },
  Edges: {
    'border-strong': 'The edge of a control',
    border: 'Hairlines, never a control’s only edge',
    rule: 'The printed rule over a chapter',
  },
};

function Palette({ name, says }: { name: string; says: string }) {
  return (
    <figure className={styles.palette}>
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

export function ColourPage() {
  return (
    <Page
      title="Colour"
      lead="Cream paper, aubergine ink, tomato enamel. Two layers: a palette of seven colours in twelve steps, and roles that say what a colour is for. Components read roles only."
    >
      <Section title="Palette" lead="In OKLCH, so that equal steps look equally far apart.">
        {Object.entries(PALETTES).map(([name, says]) => (
          <Palette key={name} name={name} says={says} />
        ))}
      </Section>
      <Section title="Roles" lead="Each has a value for day, on the left, and one for night.">
        {Object.entries(ROLES).map(([group, roles]) => (
          <div key={group}>
            <h3>{group}</h3>
            <ul className={styles.roles}>
              {Object.entries(roles).map(([name, says]) => (
                <Role key={name} name={name} says={says} />
              ))}
            </ul>
          </div>
        ))}
      </Section>
      <Section
        title="Contrast"
        lead="Computed here from the tokens themselves: text has 4.5:1 or more, edges, focus and signs have 3:1. A test reads the same list and fails below."
      >
        <ContrastTable />
      </Section>
      <Section title="Three colours, three meanings">
        <Text>
          <b>Tomato is for doing.</b> One primary action a view; never a decoration beside it.
        </Text>
        <Text>
          <b>Ink is for what is chosen.</b> A pressed chip, the entry that one is on. It always has a check or
          a shape beside the colour.
        </Text>
        <Text>
          <b>Turmeric-soft is for what can be taken off again.</b> Active filters, and what is still to buy.
        </Text>
      </Section>
      <Section title="A brand of your own">
        <Text>
          Set the accent roles, the radii and the two fonts outside any layer, with <code>light-dark()</code>{' '}
          for both themes at once. The brand toolbar shows one: nothing but custom properties changes.
        </Text>
      </Section>
    </Page>
  );
}
