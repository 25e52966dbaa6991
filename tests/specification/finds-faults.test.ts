import { describe, expect, test } from 'vitest';
import { mentions, quotedTexts, readChecklist } from './checklist.ts';
import { countTests, testNames } from './named-tests.ts';
import { parse } from './root.ts';
import { projectFiles, reachOf } from './reach.ts';
import { isShown, textsOf } from './shown-texts.ts';

describe('the checklist', () => {
  test('is read row by row', () => {
    const rows = [
      '| Id        | Requirement | Test                          |',
      '| --------- | ----------- | ----------------------------- |',
      "| `PLAN-01` | A 'B' that isn't C | `a.test.ts › x`<br>`b.test.ts › y › z` |",
      '| `PLAN-02` | D | open |',
      '| `PLAN-03` | E | somewhere |',
    ];
    expect(readChecklist(rows.join('\n'))).toEqual([
      {
        id: 'PLAN-01',
        words: "A 'B' that isn't C",
        proofs: [
          { path: 'a.test.ts', test: 'x' },
          { path: 'b.test.ts', test: 'y › z' },
        ],
        isOpen: false,
      },
      { id: 'PLAN-02', words: 'D', proofs: [], isOpen: true },
      { id: 'PLAN-03', words: 'E', proofs: [], isOpen: false },
    ]);
  });

  test('has no row that cannot be read', () => {
    expect(() => readChecklist('| PLAN-01 | A | open |')).toThrow('no row of the checklist');
  });

  test.each([
    { why: 'nothing', words: 'It is read-only', quoted: [] },
    { why: 'several', words: "'One', 'two' and 'three'", quoted: ['One', 'two', 'three'] },
    { why: 'an apostrophe inside', words: "A link 'Don't go' of the cook's", quoted: ["Don't go"] },
    { why: 'signs alone', words: "what stands before a '('", quoted: ['('] },
  ])('quotes $why', ({ words, quoted }) => expect(quotedTexts(words)).toEqual(quoted));
});

describe('a file of tests', () => {
  test.each([
    { why: 'as it is', source: "getByText('Try Again')", quoted: 'Try Again', found: true },
    { why: 'with a value', source: "'Page 2 of 3'", quoted: 'Page {X} of {Y}', found: true },
    {
      why: 'with a value that varies',
      source: String.raw`/^\d+% Match$/`,
      quoted: '{n}% Match',
      found: true,
    },
    { why: 'with an apostrophe', source: String.raw`'Don\'t go'`, quoted: "Don't go", found: true },
    { why: 'not in another case', source: "'Try again'", quoted: 'Try Again', found: false },
    { why: 'not without its value', source: "'Page of 3'", quoted: 'Page {X} of {Y}', found: false },
  ])('has a text $why', ({ source, quoted, found }) => expect(mentions(source, quoted)).toBe(found));
});

describe('a test', () => {
  const names = (text: string, path = 'a.test.ts') => testNames(path, text);

  test('is named with its groups', () => {
    const text = `describe.each([1])('%s', () => { test.each<{ a: 1 }>([{ a: 1 }])('$a', f); test('b', g); });`;
    expect(names(text)).toEqual(['%s › $a', '%s › b']);
    expect([countTests(names(text), 'b'), countTests(names(text), '%s › b')]).toEqual([1, 1]);
    expect(countTests(names(text), 'c')).toBe(0);
    expect(countTests([...names(text), 'b'], 'b')).toBe(2);
  });

  test('is named under another name of Playwright’s own', () => {
    const text = `import { expect, test as plain } from '@playwright/test'; plain('a', f); other('b', f);`;
    expect(names(text, 'a.spec.ts')).toEqual(['a']);
  });

  test('that does not run is none', () => {
    expect(
      names(`test.skip('a', f); test.fixme('b', f); describe.todo('c', () => { test('d', f); });`),
    ).toEqual([]);
  });

  test('in a comment or a text is none', () => {
    expect(names(`// test('a', f);\nconst b = "test('c', f)";`)).toEqual([]);
  });

  test('is a story that plays, by itself or by what it is made from', () => {
    const text = `
      const helped = () => ({ play: async () => {} });
      export const Plays: Story = { play: async () => {} };
      export const Spreads: Story = { ...Plays };
      export const OnPhone: Story = onPhone(Plays);
      export const Helped = helped();
      export const Still: Story = { args: { open: true } };
      const Hidden: Story = { play: async () => {} };
    `;
    expect(names(text, 'a.stories.tsx')).toEqual(['Plays', 'Spreads', 'OnPhone', 'Helped']);
  });
});

describe('what a test has', () => {
  const files: Readonly<Record<string, string>> = {
    'tests/a.spec.ts': `
      import { helper, unused } from './help.ts';
      import { Screen } from '../app/src/screen.tsx';
      const TABLE = [{ says: 'of its table' }];
      const UNUSED = 'of nobody';
      test.beforeEach(() => prepare('of a hook'));
      const prepare = (text: string) => text;
      for (const { says } of TABLE) {
        test('one', () => { expect(helper(Screen)).toBe(says); see('its own'); /* see('of a comment'); */ });
      }
      test('two', () => { const TABLE2 = 'of the other test'; see(TABLE2); });
      const see = (text: string) => [text, 'of a helper', object.UNUSED];
      test('three', () => see(TABLE2));
    `,
    'tests/help.ts': `
      export const helper = () => deeper();
      const deeper = () => 'of another file';
      export const unused = 'of another file, unused';
    `,
  };
  const read = (path: string) => (files[path] ? parse(path, files[path]) : null);

  test.each([
    { name: 'one', text: 'its own', has: true },
    { name: 'one', text: 'of its table', has: true },
    { name: 'one', text: 'of a hook', has: true },
    { name: 'one', text: 'of a helper', has: true },
    { name: 'one', text: 'of another file', has: true },
    { name: 'one', text: 'of another file, unused', has: false },
    { name: 'one', text: 'of nobody', has: false },
    { name: 'one', text: 'of a comment', has: false },
    { name: 'one', text: 'of the other test', has: false },
    { name: 'two', text: 'of the other test', has: true },
    { name: 'two', text: 'its own', has: false },
    { name: 'three', text: 'of the other test', has: false },
    { name: 'four', text: 'of a hook', has: false },
  ])('$name, $text: $has', ({ name, text, has }) =>
    expect(reachOf('tests/a.spec.ts', name, read).includes(`'${text}'`)).toBe(has),
  );

  test('is nothing that the product itself says', () => {
    expect(projectFiles()('app/src/app.tsx')).toBeNull();
    expect(projectFiles()('tests/support/faults.ts')).not.toBeNull();
  });
});

describe('a text', () => {
  const texts = (source: string) => textsOf(parse('a.tsx', source));

  test.each([
    { why: 'as it is', source: `f('Try Again')`, quoted: 'Try Again' },
    { why: 'as an attribute', source: `<A title="Try Again" />`, quoted: 'Try Again' },
    { why: 'over two lines', source: `<p>\n  Try\n  Again\n</p>`, quoted: 'Try Again' },
    { why: 'with a value', source: '`Page ${a} of ${b}`', quoted: 'Page {X} of {Y}' },
    { why: 'with a value between tags', source: '<p>{n}% Match</p>', quoted: '{n}% Match' },
    {
      why: 'in one of two forms',
      source: "`${n} ${n === 1 ? 'meal' : 'meals'} left`",
      quoted: '{N} meals left',
    },
    {
      why: 'with a link',
      source: `<>No account? {link({ href, children: 'Sign up' })}</>`,
      quoted: 'No account? Sign up',
    },
    { why: 'as part of a sentence', source: `f('Press Try Again, please')`, quoted: 'Try Again' },
  ])('is found $why', ({ source, quoted }) => expect(isShown(texts(source), quoted)).toBe(true));

  test.each([
    { why: 'in another case', source: `f('Try again')`, quoted: 'Try Again' },
    { why: 'as part of a word', source: `f('Username')`, quoted: 'User' },
    { why: 'as a name', source: `const Meals = 1`, quoted: 'Meals' },
    { why: 'in a comment', source: `// Try Again`, quoted: 'Try Again' },
    { why: 'with words in place of a value', source: `f('Page one of two')`, quoted: 'Page {X} of {Y}' },
  ])('is not found $why', ({ source, quoted }) => expect(isShown(texts(source), quoted)).toBe(false));
});
