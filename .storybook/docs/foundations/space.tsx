import { SPACE_STEPS } from '../../../packages/ui/src/testing/scale/steps.ts';
import { Page, Section, Text } from '../kit/page.tsx';
import { TokenName } from './token-name.tsx';
import styles from './foundations.module.css';

/** From the smallest; an object would put its number keys first. */
const STEPS = ['half', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
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
      lead="The unit is 8 px, with 2 and 4 px only inside small parts. White space makes a page look calm: when in doubt, use the larger step."
    >
      <Section title="Steps">
        <ul>
          {STEPS.map((step) => (
            <Step key={step} name={`space-${step}`} says={SPACE_STEPS[step]} />
          ))}
        </ul>
        <Text>
          Every margin, padding and gap takes a step. A test names the file, the line and the nearest step of
          any other value; the few exceptions have a reason in <code>testing/scale/exceptions.ts</code>.
        </Text>
        <Text>
          The half step keeps a label and its second line together: 4 px looks like two labels there. There is
          no step of 6 px: an icon stands 8 px from its label, everywhere.
        </Text>
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
