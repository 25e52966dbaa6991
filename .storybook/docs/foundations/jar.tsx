import { Logo } from '../../../packages/ui/src/components/logo/index.ts';
import { MatchBadge } from '../../../packages/ui/src/components/match-badge/index.ts';
import { MatchJar } from '../../../packages/ui/src/components/match-jar/index.ts';
import { Spinner } from '../../../packages/ui/src/components/spinner/index.ts';
import { useState } from 'react';
import { Page, Plate, Section, Text } from '../kit/page.tsx';
import styles from './foundations.module.css';

const LEVELS = [0, 25, 40, 60, 80, 100];
const SAYS = {
  have: 'Full basil: cook it tonight.',
  partial: 'Half basil: pick up a few things.',
  missing: 'Turmeric: plan a shopping trip.',
};

export function JarPage() {
  const [percentage, setPercentage] = useState(67);
  const level = percentage >= 80 ? 'have' : percentage >= 40 ? 'partial' : 'missing';
  return (
    <Page
      title="The jar"
      lead="How much of a recipe does the pantry cover? That is the core of the product, so its logo shows it: a jar that fills with the percentage."
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
        lead="Turmeric below 40%, half basil below 80%, full basil above. The percentage is always shown with it: colour is never the only cue."
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
      <Section title="Where it appears">
        <Plate>
          <div className={styles.iconSize}>
            <MatchBadge percentage={83} />
            On a card, overlapping its picture
          </div>
          <div className={styles.iconSize}>
            <Logo size="small" />
            The logo: tomato lid, three stripes inside
          </div>
          <div className={styles.iconSize}>
            <Spinner />
            The spinner: a tomato wave
          </div>
        </Plate>
        <Text>
          It also appears on the recipe page, in a meal’s pantry line, and above the shopping list’s progress.
        </Text>
        <Text>The jar is not decoration: use it only where something fills.</Text>
      </Section>
      <Section title="Drawing">
        <Text>
          The box is 24 × 28. Glass and lid take the text colour, with a 2 px stroke. The fill is a rectangle
          behind the glass that scales up from the bottom in 240 ms. The highlight is white at 55%.
        </Text>
      </Section>
    </Page>
  );
}
