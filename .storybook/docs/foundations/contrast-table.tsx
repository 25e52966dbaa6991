import { COLOR_PAIRS } from '../../../packages/ui/src/styles/contrast/pairs.ts';
import { contrast, readTokens, type Scheme } from '../../../packages/ui/src/styles/contrast/tokens.ts';
import ownCss from '../../../packages/ui/src/styles/tokens.css?raw';
import brandCss from '../../brand.css?raw';
import styles from './colour.module.css';

const own = readTokens(ownCss);
const brand = readTokens(ownCss, brandCss);
const THEMES = [
  { name: 'Light', tokens: own, scheme: 'light' },
  { name: 'Dark', tokens: own, scheme: 'dark' },
  { name: 'Brand, light', tokens: brand, scheme: 'light' },
  { name: 'Brand, dark', tokens: brand, scheme: 'dark' },
] as const satisfies { name: string; tokens: unknown; scheme: Scheme }[];

const twoDigits = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Every pair of roles used together, with its contrast in each theme. */
export function ContrastTable() {
  return (
    <ul className={styles.pairs}>
      {COLOR_PAIRS.map(({ front, back, least, where }) => (
        <li key={`${front} ${back} ${where}`}>
          <span>
            <b>{where}</b>
            <br />
            <code>{front}</code> on <code>{back}</code>, at least {least}:1
          </span>
          <span className={styles.ratios}>
            {THEMES.map(({ name, tokens, scheme }) => (
              <span key={name} className={styles.ratio}>
                <span
                  className={styles.sample}
                  data-theme={scheme}
                  data-brand={tokens === brand || undefined}
                  style={{ background: `var(--ld-${back})`, color: `var(--ld-${front})` }}
                  aria-hidden
                >
                  {least === 4.5 ? 'Aa' : <i />}
                </span>
                <b>{twoDigits(contrast(tokens, [front, back], scheme))}</b>
                <span>{name}</span>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
