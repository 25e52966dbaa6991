import { COLOR_PAIRS } from '../../../packages/ui/src/styles/contrast/pairs.ts';
import { contrast, readTokens, type Scheme } from '../../../packages/ui/src/styles/contrast/tokens.ts';
import ownCss from '../../../packages/ui/src/styles/tokens.css?raw';
import brandCss from '../../brand.css?raw';
import { FirstFew } from '../kit/first-few.tsx';
import styles from './colour.module.css';

const SHOWN = 8;
const own = readTokens(ownCss);
const brand = readTokens(ownCss, brandCss);
const THEMES = [
  { name: 'Light', tokens: own, scheme: 'light' },
  { name: 'Dark', tokens: own, scheme: 'dark' },
  { name: 'Brand, light', tokens: brand, scheme: 'light' },
  { name: 'Brand, dark', tokens: brand, scheme: 'dark' },
] as const satisfies { name: string; tokens: unknown; scheme: Scheme }[];

/** Every pair with its contrast in each theme: the closest to its limit first. */
const RATED = COLOR_PAIRS.map((pair) => {
  const ratios = THEMES.map((theme) => ({
    ...theme,
    ratio: contrast(theme.tokens, [pair.front, pair.back], theme.scheme),
  }));
  return { ...pair, ratios, room: Math.min(...ratios.map(({ ratio }) => ratio)) / pair.least };
}).toSorted((a, b) => a.room - b.room);

const oneDigit = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

function Pair({ pair: { front, back, least, where, ratios } }: { pair: (typeof RATED)[number] }) {
  return (
    <li>
      <span>
        <b>{where}</b>
        <br />
        <code>{front}</code> on <code>{back}</code>, at least {least}:1
      </span>
      <span className={styles.ratios}>
        {ratios.map(({ name, tokens, scheme, ratio }) => (
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
            <b>{oneDigit(ratio)}</b>
            <span>{name}</span>
          </span>
        ))}
      </span>
    </li>
  );
}

/** Every pair of roles used together. Those that a change of colour would break first are in view. */
export function ContrastTable() {
  return (
    <FirstFew items={RATED} count={SHOWN} noun="pairs, with more contrast">
      {(pairs) => (
        <ul className={styles.pairs}>
          {pairs.map((pair) => (
            <Pair key={`${pair.front} ${pair.back} ${pair.where}`} pair={pair} />
          ))}
        </ul>
      )}
    </FirstFew>
  );
}
