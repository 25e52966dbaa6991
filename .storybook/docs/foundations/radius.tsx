import { RADIUS_STEPS } from '../../../packages/ui/src/testing/scale/steps.ts';
import { Page, Plate, Section, Text } from '../kit/page.tsx';
import { TokenName } from './token-name.tsx';
import styles from './foundations.module.css';

export function RadiusPage() {
  return (
    <Page
      title="Radius"
      lead="Round like enamel. The larger the element, the larger its radius; anything you can press is a pill."
    >
      <Section title="Corners">
        <Plate>
          {Object.entries(RADIUS_STEPS).map(([step, says]) => (
            <div key={step} className={styles.tile}>
              <span style={{ borderRadius: `var(--ld-radius-${step})` }} />
              <TokenName name={`radius-${step}`} />
              {says}
            </div>
          ))}
        </Plate>
      </Section>
      <Section title="With another brand">
        <Text>
          Radii are part of the brand: setting <code>--ld-radius-pill</code> to 6 px makes every button nearly
          square, with or without a label. Flags, dots and plates stay round. Choose the sample brand in the
          toolbar and watch the corners above change.
        </Text>
      </Section>
    </Page>
  );
}
