import { Heart, Leaf } from 'lucide-react';
import { sentenceCase } from '../sentence-case.ts';
import { Page, Plate, Section, Text } from '../kit/page.tsx';
import { ICON_MEANINGS } from './icon-meanings.ts';
import styles from './foundations.module.css';

const sources = import.meta.glob<string>(
  [
    '../../../packages/ui/src/components/*/*.{ts,tsx}',
    '!**/*.stories.tsx',
    '!**/*.test.{ts,tsx}',
    '!**/*.guide.ts',
  ],
  { eager: true, import: 'default', query: '?raw' },
);

/** Which components bring an icon, as their sources say. */
function usersOf(icon: string): string[] {
  const brought = new RegExp(`import \\{[^}]*\\b${icon}\\b[^}]*\\} from 'lucide-react'`);
  const folders = Object.entries(sources)
    .filter(([, source]) => brought.test(source))
    .map(([path]) => path.split('/').at(-2) ?? '');
  return [...new Set(folders)].map((folder) => sentenceCase(folder.replaceAll('-', ' ')).toLowerCase());
}

const SIZES = { 16: 'In a badge', 20: 'In a button, a chip, beside text', 24: 'Alone on a disc of 44' };

export function IconographyPage() {
  return (
    <Page
      title="Iconography"
      lead="Icons come from lucide, flags from circle-flags: drawn by people who keep them. An icon stands beside a word, or has a name of its own; it never speaks alone."
    >
      <Section
        title="Sizes"
        lead="Round ends, a line of 2 on a grid of 24. An icon is as high as the capital letters need, never larger than its words."
      >
        <Plate>
          {Object.entries(SIZES).map(([size, says]) => (
            <div key={size} className={styles.iconSize}>
              <Leaf width={size} height={size} aria-hidden />
              <b>{size} px</b>
              {says}
            </div>
          ))}
          <div className={styles.iconSize}>
            <Heart width={24} height={24} fill="currentColor" aria-hidden />
            <b>Filled</b>
            The one icon that fills: a favorite
          </div>
        </Plate>
      </Section>
      {Object.entries(ICON_MEANINGS).map(([group, icons]) => (
        <Section key={group} title={group}>
          <ul className={styles.icons}>
            {Object.entries(icons).map(([name, { Icon, means }]) => (
              <li key={name}>
                <Icon aria-hidden />
                <span>
                  <b>{means}</b>
                  <code>{name}</code>
                  <span className={styles.users}>{usersOf(name).join(', ')}</span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title="Rules">
        <Text>One icon has one meaning. Before a new one, look here for one that already says it.</Text>
        <Text>
          Beside a word an icon is hidden from screen readers. Alone it needs a name, as IconButton asks for.
        </Text>
        <Text>
          Arrows that point along the line of reading turn round from right to left; the others do not.
        </Text>
      </Section>
    </Page>
  );
}
