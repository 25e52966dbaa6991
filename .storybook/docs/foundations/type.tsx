import { Page, Plate, Section, Text } from '../kit/page.tsx';
import { TokenName } from './token-name.tsx';
import styles from './foundations.module.css';

const DISPLAY = {
  '3xl': ['Dal Tadka with Butter Naan', 'Recipe title'],
  '2xl': ['What’s for dinner?', 'Page title'],
  xl: ['Your Weekly Menu', 'Section, day or category'],
};
const TEXT = {
  l: ['Your pantry holds 27 ingredients. The best matches come first.', 'Lead paragraphs and card titles'],
  read: [
    'Rinse the rice until the water runs clear, then cook it and let it rest off the heat.',
    'Recipe steps',
  ],
  m: ['Start with five things you always have.', 'Body text'],
  s: ['40 min · 12 ingredients · 4 servings', 'Recipe facts, chips and small buttons'],
  xs: ['Contains Dairy', 'Badges and units'],
};
const WEIGHTS = { 400: 'Body text', 650: 'Labels', 700: 'Buttons', 750: 'Card titles' };

function Size({ name, sample, says, face }: { name: string; sample: string; says: string; face: string }) {
  return (
    <div className={styles.size}>
      <p
        style={{ fontSize: `var(--ld-size-${name})`, fontFamily: `var(--ld-font-${face})` }}
        data-face={face}
      >
        {sample}
      </p>
      <p className={styles.caption}>
        {says} <TokenName name={`size-${name}`} />
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
        {Object.entries(DISPLAY).map(([name, [sample = '', says = '']]) => (
          <Size key={name} name={name} sample={sample} says={says} face="display" />
        ))}
      </Section>
      <Section title="Text" lead="Figtree, on a short fluid scale between 360 and 1280 px wide.">
        {Object.entries(TEXT).map(([name, [sample = '', says = '']]) => (
          <Size key={name} name={name} sample={sample} says={says} face="text" />
        ))}
      </Section>
      <Section title="Weights">
        <Plate>
          {Object.entries(WEIGHTS).map(([weight, says]) => (
            <p key={weight} className={styles.weight}>
              <span style={{ fontWeight: Number(weight) }}>Sunday pots</span>
              {weight}: {says}
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
