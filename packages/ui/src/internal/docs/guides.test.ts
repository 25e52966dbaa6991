import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { ComponentGuide } from './guide.ts';

const components = join(fileURLToPath(import.meta.url), '../../../components');
const guides = import.meta.glob<Record<string, ComponentGuide>>('../../components/*/*.guide.ts', {
  eager: true,
});

const folders = readdirSync(components);

function filesOf(folder: string, isWanted: (name: string) => boolean): string {
  return readdirSync(join(components, folder))
    .filter(isWanted)
    .map((name) => readFileSync(join(components, folder, name), 'utf8'))
    .join('\n');
}

/** Each guide with its folder. */
const GUIDES = Object.entries(guides).flatMap(([path, exported]) => {
  const folder = path.split('/').at(-2) ?? '';
  return Object.entries(exported).map(([name, guide]) => ({ folder, name, guide }));
});

/** The sources that may render a slot. */
const sources = Object.values(
  import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.{stories,test}.tsx'], {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
).join('\n');

const isQuoted = (text: string, source: string) => new RegExp(`['"\`]${text}['"\`]`).test(source);

/**
 * Matches slots written literally, or assembled: `${slot}-label` where 'select' appears in a source or story.
 */
function isRendered(slot: string, stories: string): boolean {
  const ends = [...slot.matchAll(/-/g)].map(
    ({ index }) => [slot.slice(0, index), slot.slice(index)] as const,
  );
  const isNamed = (text: string) => isQuoted(text, sources) || isQuoted(text, stories);
  return isNamed(slot) || ends.some(([start, end]) => isNamed(start) && sources.includes(`}${end}\``));
}

test.each(folders)('%s has a guide and stories', (folder) => {
  expect(GUIDES.filter((guide) => guide.folder === folder).map(({ name }) => name)).not.toEqual([]);
  expect(filesOf(folder, (name) => name.endsWith('.stories.tsx'))).not.toBe('');
});

describe.each(GUIDES)('$folder, $name', ({ folder, name, guide }) => {
  const stories = filesOf(folder, (file) => file.endsWith('.stories.tsx'));

  test('has its purpose, advice, and what screen readers announce', () => {
    expect(guide.purpose.length).toBeGreaterThan(20);
    expect(guide.do).not.toEqual([]);
    expect(guide.dont).not.toEqual([]);
    expect(guide.accessibility).not.toEqual([]);
  });

  test('says under Don’t what not to do', () => {
    expect(guide.dont.filter((rule) => !rule.startsWith('Do not '))).toEqual([]);
    expect(guide.do.filter((rule) => rule.startsWith('Do not '))).toEqual([]);
  });

  test('names slots that are really rendered', () => {
    const own = filesOf(folder, (file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'));
    expect(guide.anatomy.length > 0 || !own.includes('data-slot')).toBe(true);
    const missing = guide.anatomy.map(({ slot }) => slot).filter((slot) => !isRendered(slot, stories));
    expect(missing).toEqual([]);
  });

  test('is shown by its stories, of which the first is a Playground', () => {
    expect(stories).toMatch(new RegExp(`parameters: \\{[^}]*guide: ${name}\\b`));
    expect(stories).toMatch(/export const Playground\b/);
  });

  test('has a story with a play function, if it is interactive', () => {
    expect(guide.keys.length === 0 || /\bplay(?::|\()/.test(stories)).toBe(true);
  });
});
