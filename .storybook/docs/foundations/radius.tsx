import { Page, Plate, Section, Text } from '../kit/page.tsx';
import { TokenName } from './token-name.tsx';
import styles from './foundations.module.css';

const RADII = {
  'radius-s': 'Badges',
  'radius-m': 'Fields, toasts, banners',
  'radius-l': 'Pictures, panels',
  'radius-xl': 'Dialogs, sheets, empty states',
  'radius-pill': 'Buttons, chips, match badges',
};

export function RadiusPage() {
  return (
    <Page
      title="Radius"
      lead="Round like enamel. The larger the element, the larger its radius; anything you can press is a pill."
    >
      <Section title="Corners">
        <Plate>
          {Object.entries(RADII).map(([name, says]) => (
            <div key={name} className={styles.tile}>
              <span style={{ borderRadius: `var(--ld-${name})` }} />
              <TokenName name={name} />
              {says}
            </div>
          ))}
        </Plate>
      </Section>
      <Section title="With another brand">
        <Text>
          Radii are part of the brand: setting <code>--ld-radius-pill</code> to 6 px makes every button nearly
          square. Choose the sample brand in the toolbar and watch the corners above change.
        </Text>
      </Section>
    </Page>
  );
}
