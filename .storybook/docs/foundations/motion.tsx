import { Button } from '../../../packages/ui/src/components/button/index.ts';
import { MatchJar } from '../../../packages/ui/src/components/match-jar/index.ts';
import { Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Page, Plate, Section, Text } from '../kit/page.tsx';
import { TokenName } from './token-name.tsx';
import styles from './motion.module.css';

interface DemoProps {
  title: string;
  /** The tokens that it moves by. */
  time: string;
  ease: string;
  says: string;
  children: (round: number) => ReactNode;
}

/** A movement that is played when one asks for it, and never by itself. */
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
      lead="Short and physical: things slide, fill, pop and strike through, as they would on a kitchen table. 120 to 240 ms, by transform and opacity alone."
    >
      <Section
        title="Movements"
        lead="Under reduced motion every one of them is at its end at once: the times become 0."
      >
        <Demo
          title="A press"
          time="time-1"
          ease="ease-out"
          says="The lip goes to the top, the ground darkens."
        >
          {(round) => <span key={round} className={styles.press} data-play={played(round)} />}
        </Demo>
        <Demo title="A chip pops in" time="time-2" ease="ease-pop" says="A little past its size, and back.">
          {(round) => (
            <span key={round} className={styles.chip} data-play={played(round)}>
              Basmati rice
            </span>
          )}
        </Demo>
        <Demo title="A sheet slides" time="time-3" ease="ease-out" says="From the foot, where the thumb is.">
          {(round) => <span key={round} className={styles.sheet} data-play={played(round)} />}
        </Demo>
        <Demo title="The jar fills" time="time-3" ease="ease-out" says="From where it was to where it is.">
          {(round) => <MatchJar percentage={round % 2 === 0 ? 30 : 92} style={{ width: '3.5rem' }} />}
        </Demo>
        <Demo
          title="A strike through"
          time="time-3"
          ease="ease-out"
          says="Left to right, as one would with a pen."
        >
          {(round) => (
            <span key={round} className={styles.strike} data-play={played(round)}>
              Avocados
            </span>
          )}
        </Demo>
      </Section>
      <Section title="Rules">
        <Plate wide>
          <Text>
            Only transform and opacity move. Nothing changes the place of anything else while it moves.
          </Text>
          <Text>
            Nothing moves by itself, but for the spinner and the skeletons, which say that something comes.
          </Text>
          <Text>
            Nothing waits for a movement: what was pressed counts at once, and a test does not have to wait.
          </Text>
        </Plate>
      </Section>
    </Page>
  );
}
