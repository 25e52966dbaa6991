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
  [
    'a fragment in a prop is left out, too',
    ['<Tabs icon={<><p>a</p><React.Fragment key=".1"><i>b</i>text</React.Fragment></>} />'],
    ['<Tabs icon={<><p>a</p><i>b</i>text</>} />'],
  ],
  [
    'a fragment that is all of a prop stays',
    ['<Tabs icon={<React.Fragment key="a"><i /><b /></React.Fragment>} />'],
    ['<Tabs icon={<React.Fragment key="a"><i /><b /></React.Fragment>} />'],
  ],
  ['a fragment around all stays', ['<>', '  <Tabs />', '</>'], ['<>', '  <Tabs />', '</>']],
  ['a map is written as one', ['<Tabs a={[object Map]} />'], ['<Tabs a={new Map()} />']],
])('the code of a story: %s', (_why, written, shown) => {
  expect(storyCode(written.join('\n'), STORY)).toBe(shown.join('\n'));
});
