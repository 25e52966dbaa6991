import { Page, Section } from '../kit/page.tsx';
import { TokenName } from './token-name.tsx';
import styles from './foundations.module.css';

const STEPS = {
  1: 'Inside small parts only',
  2: 'Between chips, between an icon and its word',
  3: 'Between buttons',
  4: 'Inside a card',
  5: 'Between cards, side by side',
  6: 'Between sections on a phone',
  7: 'Between rows of cards',
  8: 'Between sections',
  9: 'Round an empty state',
  10: 'Round a page that has one thing to say',
};
const MEASURES = {
  page: 'The margin of a page: 16 px on a phone, 48 on a desktop',
  target: 'The smallest thing that a thumb has to hit: 44 px',
};

function Step({ name, says }: { name: string; says: string }) {
  return (
    <li className={styles.step}>
      <span className={styles.bar} style={{ width: `var(--ld-${name})` }} aria-hidden />
      <span>
        <TokenName name={name} />
        <br />
        {says}
      </span>
    </li>
  );
}

export function SpacePage() {
  return (
    <Page
      title="Space"
      lead="Eight pixels is the unit, four only inside small parts. Room is what makes a page look calm; take the larger step when in doubt."
    >
      <Section title="Steps">
        <ul>
          {Object.entries(STEPS).map(([step, says]) => (
            <Step key={step} name={`space-${step}`} says={says} />
          ))}
        </ul>
      </Section>
      <Section title="Measures">
        <ul>
          {Object.entries(MEASURES).map(([name, says]) => (
            <Step key={name} name={name} says={says} />
          ))}
        </ul>
      </Section>
      <Section
        title="Width"
        lead="Phone first: everything works at 320 px without scrolling sideways. Below 768 px dialogs are sheets at the foot and actions take the whole width. From 1024 px the spine stays open and grids breathe."
      >
        <ul className={styles.widths}>
          {['320', '375', '768', '1024', '1280'].map((width) => (
            <li key={width} style={{ width: `${Number(width) / 12.8}%` }}>
              {width}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
