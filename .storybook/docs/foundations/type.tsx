import { Page, Plate, Section, Text } from '../kit/page.tsx';
import { TokenName } from './token-name.tsx';
import styles from './foundations.module.css';

const DISPLAY = {
  '3xl': ['Dal Tadka with Butter Naan', 'A recipe’s title'],
  '2xl': ['What’s for dinner?', 'A page'],
  xl: ['Your Weekly Menu', 'A section, a day, a category'],
};
const TEXT = {
  l: ['Your pantry holds 27 ingredients. The best matches come first.', 'Lead, and titles of cards'],
  read: ['Rinse the rice until the water runs clear, then cook it and let it rest off the heat.', 'Steps'],
  m: ['Start with five things you always have.', 'Text'],
  s: ['40 min · 12 ingredients · 4 servings', 'Facts, chips, small buttons'],
  xs: ['Contains Dairy', 'Badges and units'],
};
const WEIGHTS = { 400: 'Text', 650: 'Labels', 700: 'Buttons', 750: 'Titles of cards' };

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
      lead="Caprasimo speaks first and seldom: title, pages, days, step numerals and the few big figures. Figtree says everything else."
    >
      <Section
        title="The retro heading"
        lead="The display face goes all out once, on the sign-up page, and nowhere else."
      >
        <Plate wide>
          <p className={styles.retro}>Larder</p>
        </Plate>
      </Section>
      <Section title="Display" lead="Caprasimo, one weight. Never for text, never on a button.">
        {Object.entries(DISPLAY).map(([name, [sample = '', says = '']]) => (
          <Size key={name} name={name} sample={sample} says={says} face="display" />
        ))}
      </Section>
      <Section title="Text" lead="Figtree. A fluid scale of few steps, from 360 to 1280 px wide.">
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
        lead="Quantities, times and costs use tabular figures and sit on the right, so that they can be compared by eye."
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
          Recipe steps are set for a reader who stands at the stove: 18 to 20 px, a line of 65 characters at
          most (<code>--ld-measure</code>), a line height of 1.6 (<code>--ld-leading-read</code>).
        </Text>
        <Text>
          Both faces come from the page’s own origin as Latin subsets of 20 kB. Until they arrive local faces
          stand in, stretched to the same widths and heights, so that nothing moves.
        </Text>
      </Section>
    </Page>
  );
}
