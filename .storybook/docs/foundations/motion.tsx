import { Button } from '../../../packages/ui/src/components/button/index.ts';
import { MatchJar } from '../../../packages/ui/src/components/match-jar/index.ts';
import { Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Page, Plate, Section, Text } from '../kit/page.tsx';
import { TokenName } from './token-name.tsx';
import styles from './motion.module.css';

interface DemoProps {
  title: string;
  /** The duration token. */
  time: string;
  ease: string;
  says: string;
  children: (round: number) => ReactNode;
}

/** An animation with a play button; it never plays by itself. */
function Demo({ title, time, ease, says, children }: DemoProps) {
  const [round, setRound] = useState(0);
  return (
    <div className={styles.demo}>
      <div className={styles.stage} aria-hidden>
        {children(round)}
      </div>
      <div>
        <h3 className="skip-toc">{title}</h3>
        <p>{says}</p>
        <p>
          <TokenName name={time} /> <TokenName name={ease} />
        </p>
        <Button variant="secondary" size="small" onClick={() => setRound(round + 1)}>
          <Play aria-hidden />
          Play<span className={styles.hidden}> {title}</span>
        </Button>
      </div>
    </div>
  );
}

const played = (round: number) => (round > 0 ? '' : undefined);

export function MotionPage() {
  return (
    <Page
      title="Motion"
      lead="Short and physical: things slide, fill, pop and get crossed off, as they would on a kitchen table. 120 to 240 ms, using only transform and opacity."
    >
      <Section
        title="Animations"
        lead="With reduced motion, every duration is 0 and each animation jumps to its end."
      >
        <Demo
          title="A press"
          time="time-1"
          ease="ease-out"
          says="The lip moves to the top and the background darkens."
        >
          {(round) => <span key={round} className={styles.press} data-play={played(round)} />}
        </Demo>
        <Demo
          title="A chip pops in"
          time="time-2"
          ease="ease-pop"
          says="It overshoots slightly, then settles."
        >
          {(round) => (
            <span key={round} className={styles.chip} data-play={played(round)}>
              Basmati rice
            </span>
          )}
        </Demo>
        <Demo
          title="A sheet slides"
          time="time-3"
          ease="ease-out"
          says="It comes up from the bottom, where the thumb is."
        >
          {(round) => <span key={round} className={styles.sheet} data-play={played(round)} />}
        </Demo>
        <Demo
          title="The jar fills"
          time="time-3"
          ease="ease-out"
          says="It moves from the old level to the new one."
        >
          {(round) => <MatchJar percentage={round % 2 === 0 ? 30 : 92} style={{ width: '3.5rem' }} />}
        </Demo>
        <Demo title="A strike through" time="time-3" ease="ease-out" says="Left to right, like a pen stroke.">
          {(round) => (
            <span key={round} className={styles.strike} data-play={played(round)}>
              Avocados
            </span>
          )}
        </Demo>
      </Section>
      <Section title="Rules">
        <Plate wide>
          <Text>Animate only transform and opacity, so nothing else on the page shifts.</Text>
          <Text>
            Nothing animates on its own except spinners and skeletons, which show that content is on its way.
          </Text>
          <Text>
            Nothing waits for an animation: a press takes effect immediately, so tests need no delays.
          </Text>
        </Plate>
      </Section>
    </Page>
  );
}
