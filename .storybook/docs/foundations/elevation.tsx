import { Page, Plate, Section, Text } from '../kit/page.tsx';
import { TokenName } from './token-name.tsx';
import styles from './foundations.module.css';

const SHADOWS = {
  'shadow-1': 'Round buttons on pictures, and the user pill',
  'shadow-2': 'Pictures on hover, and toasts',
  'shadow-3': 'Dialogs and sheets',
};

export function ElevationPage() {
  return (
    <Page
      title="Elevation"
      lead="Paper lies flat. Most elements are set apart by their background, not by a shadow. Shadows are warm, low, and reserved for what really floats."
    >
      <Section
        title="Surfaces"
        lead="From low to high: sunken, page, raised. Dark mode keeps the order through lightness."
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
      <Section title="Shadows" lead="Two layers each: one tight and sharp, one wide and soft.">
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
            The hard edge along the bottom of a primary button. When pressed, it moves to the top.
          </div>
          <div className={styles.tile}>
            <span style={{ background: 'var(--ld-scrim)' }} />
            <code>--ld-scrim</code>
            Covers the page while a dialog is open.
          </div>
        </Plate>
        <Text>Cards have no box, border or shadow: the picture is the card.</Text>
      </Section>
    </Page>
  );
}
