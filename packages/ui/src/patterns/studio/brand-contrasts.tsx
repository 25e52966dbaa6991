import { Check, X } from 'lucide-react';
import { useMemo } from 'react';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '../../components/collapsible/index.ts';
import { ThemeScope } from '../../components/theme/index.ts';
import type { Brand } from './brand.ts';
import { changesOf } from './brand-css.ts';
import { contrastsOf, type RatedPair } from './contrasts.ts';
import styles from './studio.module.css';

const oneDigit = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

function Pairs({ pairs, brand }: { pairs: readonly RatedPair[]; brand: Brand }) {
  const properties = Object.fromEntries(changesOf(brand));
  return (
    <ul className={styles.pairs}>
      {pairs.map(({ front, back, least, where, scheme, ratio, isEnough }) => (
        <li key={`${scheme} ${front} ${back} ${where}`} data-enough={isEnough}>
          <ThemeScope theme={scheme} style={properties} aria-hidden>
            <span
              className={styles.sample}
              style={{ background: `var(--ld-${back})`, color: `var(--ld-${front})` }}
            >
              {least === 3 ? <i /> : 'Aa'}
            </span>
          </ThemeScope>
          <span>
            <b>{where}</b>, {scheme}
            <code>
              {front} on {back}
            </code>
          </span>
          <span className={styles.ratio}>
            {isEnough ? <Check aria-hidden /> : <X aria-hidden />}
            <b>{oneDigit(ratio)}:1</b>
            <span>
              {isEnough ? 'of' : 'below'} {least}:1
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Which colours that are used together are too close, and all others on request. */
export function BrandContrasts({ brand }: { brand: Brand }) {
  const pairs = useMemo(() => contrastsOf(brand), [brand]);
  const failing = pairs.filter(({ isEnough }) => !isEnough);
  return (
    <section className={styles.panel} aria-labelledby="studio-contrast">
      <h2 id="studio-contrast">Contrast</h2>
      <output className={styles.verdict} data-enough={failing.length === 0}>
        {failing.length === 0
          ? `All ${pairs.length} pairs have enough contrast.`
          : `${failing.length} of ${pairs.length} pairs are too close.`}
      </output>
      {failing.length > 0 && <Pairs pairs={failing} brand={brand} />}
      <Collapsible>
        <CollapsibleTrigger headingLevel={3}>All pairs, the closest first</CollapsibleTrigger>
        <CollapsibleContent>
          <Pairs pairs={pairs} brand={brand} />
        </CollapsibleContent>
      </Collapsible>
    </section>
  );
}
