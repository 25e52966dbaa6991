import { Check, X } from 'lucide-react';
import { useEffect, useState, type CSSProperties } from 'react';
import { VisuallyHidden } from '../../packages/ui/src/components/visually-hidden/index.ts';
import type { GuideExample, GuidePair } from '../../packages/ui/src/internal/docs/guide.ts';
import styles from './do-and-dont.module.css';

const EXAMPLES = import.meta.glob<{ PAIRS: readonly GuidePair[] }>(
  '../../packages/ui/src/components/*/*.examples.tsx',
);

type Kind = 'do' | 'dont';
const TITLES = { do: 'Do', dont: 'Don’t' } as const satisfies Record<Kind, string>;

function Sign({ kind }: { kind: Kind }) {
  const Icon = kind === 'do' ? Check : X;
  return <Icon aria-hidden className={styles.sign} />;
}

/** A folder's pairs, or, if it holds several components, those beside the stories; none until they are loaded. */
function usePairs(folder: string | undefined, stories: string | undefined): readonly GuidePair[] {
  const [pairs, setPairs] = useState<readonly GuidePair[]>([]);
  useEffect(() => {
    const load = [stories, folder]
      .map((name) => EXAMPLES[`../../packages/ui/src/components/${folder}/${name}.examples.tsx`])
      .find(Boolean);
    let isOpen = true;
    void load?.().then(({ PAIRS }) => {
      if (isOpen) setPairs(PAIRS);
    });
    return () => {
      isOpen = false;
    };
  }, [folder, stories]);
  return pairs;
}

/** Real components as a picture: looked at, not operated. */
function Example({ kind, says, shows }: GuideExample & { kind: Kind }) {
  return (
    <figure className={styles.example} data-kind={kind}>
      <div className={styles.stage} inert>
        {shows}
      </div>
      <figcaption>
        <Sign kind={kind} />
        <span>
          {kind === 'do' && <VisuallyHidden>Do: </VisuallyHidden>}
          {says}
        </span>
      </figcaption>
    </figure>
  );
}

function Rules({ kind, rules }: { kind: Kind; rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <div className={styles.card} data-kind={kind} style={{ '--rules': rules.length } as CSSProperties}>
      <h3 className={`skip-toc ${styles.title}`}>
        <Sign kind={kind} />
        {TITLES[kind]}
      </h3>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}

interface DoAndDontProps {
  does: readonly string[];
  donts: readonly string[];
  /** The folder of the component, if it has examples. */
  folder?: string | undefined;
  /** The name of its stories' file. */
  stories?: string | undefined;
}

/** Dos and don'ts, side by side, or stacked on a phone: first as pictures, then in words. */
export function DoAndDont({ does, donts, folder, stories }: DoAndDontProps) {
  const pairs = usePairs(folder, stories);
  if (does.length + donts.length === 0) return null;
  return (
    <section className={styles.root} aria-label="Do and don’t">
      {pairs.map((pair) => (
        <div key={pair.do.says} className={styles.pair}>
          <Example kind="do" {...pair.do} />
          <Example kind="dont" {...pair.dont} />
        </div>
      ))}
      <div className={styles.lists}>
        <Rules kind="do" rules={does} />
        <Rules kind="dont" rules={donts} />
      </div>
    </section>
  );
}
