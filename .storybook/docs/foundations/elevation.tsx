import { Page, Plate, Section, Text } from '../kit/page.tsx';
import { TokenName } from './token-name.tsx';
import styles from './foundations.module.css';

const SHADOWS = {
  'shadow-1': 'Discs on a picture, the pill of the user',
  'shadow-2': 'A picture under the pointer, a toast',
  'shadow-3': 'Dialogs and sheets',
};

export function ElevationPage() {
  return (
    <Page
      title="Elevation"
      lead="Paper lies flat. Most things stand apart by their ground, not by a shadow; shadows are warm, low, and for what really lies above."
    >
      <Section
        title="Grounds"
        lead="From low to high: sunken, page, raised. At night it is the same order, by lightness."
      >
        <Plate>
          {['surface-sunken', 'surface', 'surface-raised'].map((name) => (
            <div key={name} className={styles.tile}>
              <span style={{ background: `var(--ld-${name})` }} />
              <code>--ld-{name}</code>
            </div>
          ))}
        </Plate>
      </Section>
      <Section title="Shadows" lead="Two layers each: one close and sharp, one far and soft.">
        <Plate>
          {Object.entries(SHADOWS).map(([name, says]) => (
            <div key={name} className={styles.tile}>
              <span style={{ boxShadow: `var(--ld-${name})`, background: 'var(--ld-surface-raised)' }} />
              <code>--ld-{name}</code>
              {says}
            </div>
          ))}
        </Plate>
      </Section>
      <Section title="The lip and the scrim">
        <Plate>
          <div className={styles.tile}>
            <span className={styles.lip} />
            <TokenName name="accent-lip" />
            The hard edge in the foot of a primary button. Pressed, it moves to the top.
          </div>
          <div className={styles.tile}>
            <span style={{ background: 'var(--ld-scrim)' }} />
            <code>--ld-scrim</code>
            Over the page, while a dialog asks.
          </div>
        </Plate>
        <Text>Cards have no box, no border and no shadow: the picture is the card.</Text>
      </Section>
    </Page>
  );
}
