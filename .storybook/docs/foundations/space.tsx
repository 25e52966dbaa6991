import { Page, Section } from '../kit/page.tsx';
import { TokenName } from './token-name.tsx';
import styles from './foundations.module.css';

const STEPS = {
  1: 'Only inside small parts',
  2: 'Between chips, and between an icon and its label',
  3: 'Between buttons',
  4: 'Inside a card',
  5: 'Between cards in a row',
  6: 'Between sections on a phone',
  7: 'Between rows of cards',
  8: 'Between sections',
  9: 'Around an empty state',
  10: 'Around a page with a single message',
};
const MEASURES = {
  page: 'The page margin: 16 px on a phone, 48 px on a desktop',
  target: 'The minimum touch target: 44 px',
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
      lead="The unit is 8 px, with 4 px only inside small parts. White space makes a page look calm: when in doubt, use the larger step."
    >
      <Section title="Steps">
        <ul>
          {Object.entries(STEPS).map(([step, says]) => (
            <Step key={step} name={`space-${step}`} says={says} />
          ))}
        </ul>
      </Section>
      <Section title="Sizes">
        <ul>
          {Object.entries(MEASURES).map(([name, says]) => (
            <Step key={name} name={name} says={says} />
          ))}
        </ul>
      </Section>
      <Section
        title="Width"
        lead="Mobile first: everything works at 320 px without horizontal scrolling. Below 768 px, dialogs become bottom sheets and actions are full width. From 1024 px, the sidebar stays open and grids get more space."
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
