import { Logo } from '../../../packages/ui/src/components/logo/index.ts';
import { MatchBadge } from '../../../packages/ui/src/components/match-badge/index.ts';
import { MatchJar } from '../../../packages/ui/src/components/match-jar/index.ts';
import { Spinner } from '../../../packages/ui/src/components/spinner/index.ts';
import { useState } from 'react';
import { Page, Plate, Section, Text } from '../kit/page.tsx';
import styles from './foundations.module.css';

const LEVELS = [0, 25, 40, 60, 80, 100];
const SAYS = {
  have: 'Full basil: cook it tonight',
  partial: 'Half basil: some shopping',
  missing: 'Turmeric: a shopping trip',
};

export function JarPage() {
  const [percentage, setPercentage] = useState(67);
  const level = percentage >= 80 ? 'have' : percentage >= 40 ? 'partial' : 'missing';
  return (
    <Page
      title="The jar"
      lead="What is in the pantry, and how far does it go? That is the idea of the product, so it gets the product’s mark: a jar that fills with the percentage."
    >
      <Section title="Fill it">
        <Plate>
          <MatchJar percentage={percentage} style={{ width: '7rem' }} />
          <label className={styles.fill}>
            <span className={styles.fillFigure}>{percentage}%</span>
            <span>{SAYS[level]}</span>
            <input
              type="range"
              min="0"
              max="100"
              value={percentage}
              onChange={({ target }) => setPercentage(target.valueAsNumber)}
            />
          </label>
        </Plate>
      </Section>
      <Section
        title="Levels"
        lead="Turmeric below 40 %, half basil below 80 %, full basil from there. The figure always stands beside it: colour never speaks alone."
      >
        <Plate>
          {LEVELS.map((value) => (
            <div key={value} className={styles.iconSize}>
              <MatchJar percentage={value} style={{ width: '3rem' }} />
              <b>{value}%</b>
            </div>
          ))}
        </Plate>
      </Section>
      <Section title="Where it stands">
        <Plate>
          <div className={styles.iconSize}>
            <MatchBadge percentage={83} />
            On a card, half over its picture
          </div>
          <div className={styles.iconSize}>
            <Logo size="small" />
            The mark: tomato lid, three bands inside
          </div>
          <div className={styles.iconSize}>
            <Spinner />
            At work: a tomato wave
          </div>
        </Plate>
        <Text>Also on the detail page, on a meal’s pantry line, and over the shopping list’s progress.</Text>
        <Text>It is no decoration: a jar is shown only where something fills.</Text>
      </Section>
      <Section title="Drawing">
        <Text>
          A box of 24 by 28. Glass and lid take the colour of the text, with a line of 2; the filling is a
          rectangle behind the glass that is scaled from its foot, in 240 ms. Its shine is white, 55 %.
        </Text>
      </Section>
    </Page>
  );
}
