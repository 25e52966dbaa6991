// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listen, readOn } from '../../testing/speech.ts';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';

test('each tab announces its position and whether it is selected, the panel its name', async () => {
  await listen(
    <Tabs defaultValue="plan">
      <TabList label="Plan">
        <Tab value="plan">Meal Plan</Tab>
        <Tab value="shopping">Shopping</Tab>
      </TabList>
      <TabPanel value="plan">The week</TabPanel>
      <TabPanel value="shopping">The list</TabPanel>
    </Tabs>,
  );
  const spoken = (await readOn()).filter((phrase) => !phrase.startsWith('end of '));
  expect(spoken).toContain('tab, Meal Plan, selected, 1 control, position 1, set size 2');
  expect(spoken).toContain('tab, Shopping, not selected, 1 control, position 2, set size 2');
  expect(spoken.slice(-2)).toEqual(['tabpanel, Meal Plan', 'The week']);
});
