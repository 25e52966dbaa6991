import type { GuidePair } from '../../internal/docs/guide.ts';
import { Tab, TabList, Tabs } from './index.ts';

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Name tabs in one or two words.',
      shows: (
        <Tabs defaultValue="recipe">
          <TabList label="Recipe">
            <Tab value="recipe">Ingredients</Tab>
            <Tab value="method">Method</Tab>
            <Tab value="facts">Nutrition</Tab>
          </TabList>
        </Tabs>
      ),
    },
    dont: {
      says: 'Don’t write sentences: the last tab no longer fits.',
      shows: (
        <Tabs defaultValue="recipe" style={{ minWidth: 0 }}>
          <TabList label="Recipe, in sentences">
            <Tab value="recipe">What you will need for it</Tab>
            <Tab value="method">How to cook it step by step</Tab>
            <Tab value="facts">What is in it</Tab>
          </TabList>
        </Tabs>
      ),
    },
  },
];
