import { expect, test } from 'vitest';
import { storyCode } from '../../.storybook/story-code.ts';

const STORY = { component: { name: 'Tabs' }, parameters: { __isArgsStory: true } };

test.each([
  [
    'a fragment among children is left out, with its key',
    [
      '<Tabs defaultValue="plan">',
      '  <React.Fragment key=".0">',
      '    <TabList label="Meal plan" />',
      '    <React.Fragment key=".1">',
      '      <TabPanel value="plan">',
      '        Four dinners',
      '      </TabPanel>',
      '    </React.Fragment>',
      '  </React.Fragment>',
      '  <p />',
      '</Tabs>',
    ],
    [
      '<Tabs defaultValue="plan">',
      '  <TabList label="Meal plan" />',
      '  <TabPanel value="plan">',
      '    Four dinners',
      '  </TabPanel>',
      '  <p />',
      '</Tabs>',
    ],
  ],
  ['a fragment around all stays', ['<>', '  <Tabs />', '</>'], ['<>', '  <Tabs />', '</>']],
  ['a map is written as one', ['<Tabs a={[object Map]} />'], ['<Tabs a={new Map()} />']],
])('the code of a story: %s', (_why, written, shown) => {
  expect(storyCode(written.join('\n'), STORY)).toBe(shown.join('\n'));
});
