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

/** Names the components whose source imports the icon. */
function usersOf(icon: string): string[] {
  const imported = new RegExp(`import \\{[^}]*\\b${icon}\\b[^}]*\\} from 'lucide-react'`);
  const folders = Object.entries(sources)
    .filter(([, source]) => imported.test(source))
    .map(([path]) => path.split('/').at(-2) ?? '');
  return [...new Set(folders)].map((folder) => sentenceCase(folder.replaceAll('-', ' ')).toLowerCase());
}

const SIZES = {
  16: 'In badges',
  20: 'In buttons and chips, and next to text',
  24: 'Alone on a 44 px round button',
};

export function IconographyPage() {
  return (
    <Page
      title="Iconography"
      lead="Icons come from Lucide and flags from circle-flags, both actively maintained. An icon always has a visible label or an accessible name."
    >
      <Section
        title="Sizes"
        lead="Round caps and a 2 px stroke on a 24 px grid. An icon matches the cap height of its label and never outsizes it."
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
            Only the favorite heart fills
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
        <Text>
          Each icon has one meaning. Before adding one, check here for an icon that already has yours.
        </Text>
        <Text>
          Next to a label, hide the icon from screen readers. On its own it needs an accessible name, which
          IconButton requires.
        </Text>
        <Text>
          Arrows that follow the reading direction flip in right-to-left layouts; the others do not.
        </Text>
      </Section>
    </Page>
  );
}
