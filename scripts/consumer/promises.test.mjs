import { expect, test } from 'vitest';
import { blocksIn, exampleModule, filesIn } from './promises.mjs';

test('finds the blocks of one language', () => {
  expect(blocksIn('```sh\nls\n```\n\n```tsx\n<A />;\n```\n', 'tsx')).toEqual(['<A />;\n']);
});

test('an element is what a component renders', () => {
  expect(exampleModule("import { A } from 'a';\n\n<A>\n  <App />\n</A>;\n")).toBe(
    [
      "import { A } from 'a';",
      "import {  } from '@larder/ui';",
      "import { App } from './readme-given';",
      'export const Example = () => (<A>\n  <App />\n</A>);',
    ].join('\n'),
  );
});

test('statements are the body of one, without what they import or declare themselves', () => {
  const code =
    "import { usePantry } from 'hooks';\n\nconst pantry = usePantry(items);\ntoast.success(pantry.items);\n";
  expect(exampleModule(code)).toBe(
    [
      "import { usePantry } from 'hooks';",
      "import { toast } from '@larder/ui';",
      "import { items } from './readme-given';",
      'export function Example() {\nconst pantry = usePantry(items);\ntoast.success(pantry.items);\n}',
    ].join('\n'),
  );
});

test('a file says its name in its first line', () => {
  expect(filesIn('```ts\n// src/ids.ts\nexport {};\n```\n')).toEqual([
    ['src/ids.ts', '// src/ids.ts\nexport {};\n'],
  ]);
  expect(() => filesIn('```ts\nexport {};\n```\n')).toThrow('does not say which file it is');
});
