import { Unstyled } from '@storybook/addon-docs/blocks';
import { Bands } from '../../../packages/ui/src/internal/bands.tsx';
import { Button } from '../../../packages/ui/src/components/button/index.ts';
import { Section, Text } from '../kit/page.tsx';
import { Doors } from './doors.tsx';
import { Sampler } from './sampler.tsx';
import page from '../kit/page.module.css';
import styles from './welcome.module.css';

const START = `import '@larder/ui/styles.css';
import { Button } from '@larder/ui/button';
import { MatchBadge } from '@larder/ui/match-badge';

export function Supper() {
  return (
    <p>
      <MatchBadge percentage={83} /> Dal Tadka <Button>Cook it</Button>
    </p>
  );
}`;

const IDEAS = {
  'The jar is the mark': 'It fills with what the pantry covers, and the figure is always written beside it.',
  'One primary action a view':
    'Tomato is for doing, ink for what is chosen, turmeric for what can be taken off again.',
  'Nothing hides':
    'Targets are 44 px, nothing waits for a hover, and all of it works by keyboard, from right to left and in forced colours.',
  'Props in, events out':
    'No component fetches, routes or stores. Links come from you, through asChild or renderLink.',
};

/** The front door: what this is, how it looks at work, how to start, and what is where. */
export function WelcomePage() {
  return (
    <Unstyled>
      <main className={`${page.page} ${styles.root}`}>
        <header className={styles.hero}>
          <div className={styles.words}>
            <h1 className={styles.title}>Larder</h1>
            <p className={styles.lead}>
              Components for people who cook. Warm paper, enamel colours, round shapes: a favourite cookbook,
              printed well today.
            </p>
            <div className={styles.actions}>
              <Button asChild>
                <a href="./?path=/docs/components-button--docs" target="_top">
                  See the components
                </a>
              </Button>
              <Button asChild variant="secondary">
                <a href="#start">How to start</a>
              </Button>
            </div>
          </div>
          <Bands className={styles.bands ?? ''} />
        </header>
        <Sampler />
        <Section title="Start">
          <div className={styles.start}>
            <div>
              <Text>
                Install <code>@larder/ui</code> beside React 18.3 or 19, import the styles once, and each
                component by its own path: what you do not import does not come along.
              </Text>
              <Text>
                <code>data-theme</code> with <code>light</code> or <code>dark</code> sets the theme of any
                element; without it the system decides. All styles lie in cascade layers, so your own rules
                win.
              </Text>
            </div>
            <pre className={styles.code}>
              <code>{START}</code>
            </pre>
          </div>
        </Section>
        <Section title="What is where">
          <Doors />
        </Section>
        <Section title="Ideas">
          <dl className={styles.ideas}>
            {Object.entries(IDEAS).map(([idea, says]) => (
              <div key={idea}>
                <dt>{idea}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </main>
    </Unstyled>
  );
}
