import { SIZE_STEPS, WEIGHT_STEPS } from '../../../packages/ui/src/testing/scale/steps.ts';
import { Page, Plate, Section, Text } from '../kit/page.tsx';
import { TokenName } from './token-name.tsx';
import styles from './foundations.module.css';

const DISPLAY = {
  '3xl': 'Dal Tadka with Butter Naan',
  '2xl': 'What’s for dinner?',
  figure: 'Wednesday',
  xl: 'Your Weekly Menu',
} as const;
const TEXT = {
  l: 'Your pantry holds 27 ingredients. The best matches come first.',
  read: 'Rinse the rice until the water runs clear, then cook it and let it rest off the heat.',
  m: 'Start with five things you always have.',
  s: '40 min · 12 ingredients · 4 servings',
  xs: 'Contains Dairy',
} as const;

const namesOf = <T extends object>(steps: T) => Object.keys(steps) as (keyof T)[];

function Size({ name, sample, face }: { name: keyof typeof SIZE_STEPS; sample: string; face: string }) {
  return (
    <div className={styles.size}>
      <p
        style={{ fontSize: `var(--ld-size-${name})`, fontFamily: `var(--ld-font-${face})` }}
        data-face={face}
      >
        {sample}
      </p>
      <p className={styles.caption}>
        {SIZE_STEPS[name]} <TokenName name={`size-${name}`} />
      </p>
    </div>
  );
}

export function TypePage() {
  return (
    <Page
      title="Type"
      lead="Caprasimo is for headings, step numbers and the few large figures, and is used sparingly. Everything else is Figtree."
    >
      <Section title="The retro heading" lead="The display face goes all out in one place: the sign-up page.">
        <Plate wide>
          <p className={styles.retro}>Larder</p>
        </Plate>
      </Section>
      <Section title="Display" lead="Caprasimo, in one weight. Never use it for body text or buttons.">
        {namesOf(DISPLAY).map((name) => (
          <Size key={name} name={name} sample={DISPLAY[name]} face="display" />
        ))}
      </Section>
      <Section title="Text" lead="Figtree, on a short fluid scale between 360 and 1280 px wide.">
        {namesOf(TEXT).map((name) => (
          <Size key={name} name={name} sample={TEXT[name]} face="text" />
        ))}
      </Section>
      <Section
        title="Weights"
        lead="Four, which a typeface without variable weights has, too, and one of its own for the display face."
      >
        <Plate>
          {namesOf(WEIGHT_STEPS).map((name) => (
            <p key={name} className={styles.weight}>
              <span
                style={{
                  fontWeight: `var(--ld-weight-${name})`,
                  fontFamily: `var(--ld-font-${name === 'display' ? 'display' : 'text'})`,
                }}
              >
                Sunday pots
              </span>
              {WEIGHT_STEPS[name]} <TokenName name={`weight-${name}`} />
            </p>
          ))}
        </Plate>
      </Section>
      <Section
        title="Figures"
        lead="Quantities, times and costs use tabular figures and align right, so they are easy to compare."
      >
        <Plate wide>
          <table className={styles.figures}>
            <tbody>
              {[
                ['Basmati rice', '2,000 g', '$3.40'],
                ['Black beans', '400 g', '$1.15'],
                ['Limes', '11', '$0.88'],
              ].map(([name, quantity, cost]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{quantity}</td>
                  <td>{cost}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Plate>
      </Section>
      <Section title="Reading">
        <Text>
          Recipe steps are set to be read from the stove: 18 to 20 px, at most 65 characters per line (
          <code>--ld-measure</code>) and a line height of 1.6 (<code>--ld-leading-read</code>).
        </Text>
        <Text>
          Both faces are self-hosted Latin subsets of 20 kB. Until they load, local fonts with matched metrics
          take their place, so nothing shifts.
        </Text>
      </Section>
    </Page>
  );
}
