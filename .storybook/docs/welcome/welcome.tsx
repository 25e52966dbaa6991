import { Unstyled } from '@storybook/addon-docs/blocks';
import { Bands } from '../../../packages/ui/src/internal/bands.tsx';
import { Button } from '../../../packages/ui/src/components/button/index.ts';
import { Section, Text } from '../kit/page.tsx';
import { SectionLinks } from './section-links.tsx';
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
  'The jar is the logo': 'It fills with what the pantry covers, always with the percentage next to it.',
  'One primary action per view':
    'Tomato means action, ink means selected, and turmeric means it can be cleared.',
  'Nothing is hidden':
    'Touch targets are 44 px, nothing depends on hover, and everything works by keyboard, right to left and in forced colours.',
  'Props in, events out':
    'No component fetches, routes or stores data. You supply the links through asChild or renderLink.',
};

/** The landing page: what the library is, a live sample, installation and links. */
export function WelcomePage() {
  return (
    <Unstyled>
      <main className={`${page.page} ${styles.root}`}>
        <header className={styles.hero}>
          <div className={styles.words}>
            <h1 className={styles.title}>Larder</h1>
            <p className={styles.lead}>
              Components for people who cook. Warm paper, enamel colours and round shapes, like a favourite
              cookbook in a new edition.
            </p>
            <div className={styles.actions}>
              <Button asChild>
                <a href="./?path=/docs/components-button--docs" target="_top">
                  Browse components
                </a>
              </Button>
              <Button asChild variant="secondary">
                <a href="#get-started">Get started</a>
              </Button>
            </div>
          </div>
          <Bands className={styles.bands ?? ''} />
        </header>
        <Sampler />
        <Section title="Get started">
          <div className={styles.start}>
            <div>
              <Text>
                Install <code>@larder/ui</code> alongside React 18.3 or 19. Import the styles once, and each
                component from its own path, so unused components stay out of your bundle.
              </Text>
              <Text>
                <code>data-theme</code> with <code>light</code> or <code>dark</code> sets the theme of any
                element; without it, the system decides. All styles are in cascade layers, so your own rules
                win.
              </Text>
            </div>
            <pre className={styles.code}>
              <code>{START}</code>
            </pre>
          </div>
        </Section>
        <Section title="What’s inside">
          <SectionLinks />
        </Section>
        <Section title="Principles">
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
