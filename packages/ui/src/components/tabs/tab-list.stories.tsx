import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Globe, Mic, ShoppingBasket } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';
import { tabsGuide } from './tabs.guide.ts';

const panels = (
  <>
    <TabPanel value="plan">Four dinners, Monday to Saturday.</TabPanel>
    <TabPanel value="shopping">Fifteen things to buy.</TabPanel>
  </>
);

/** Tab list contents and variants. */
const meta = {
  title: 'Components/Tabs/Tab list',
  component: Tabs,
  parameters: { guide: tabsGuide },
  args: { defaultValue: 'plan' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Icons, counts and figures, which go at the end of the line, or below it where both do not fit. */
export const IconsAndFigures: Story = {
  args: {
    children: (
      <>
        <TabList label="Meal plan" trailing="4 Meals, 15 To Buy">
          <Tab value="plan" icon={<BookOpen />} count={4}>
            Meal Plan
          </Tab>
          <Tab value="shopping" icon={<ShoppingBasket />} count={1500}>
            Shopping
          </Tab>
        </TabList>
        {panels}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const shopping = canvas.getByRole('tab', { name: 'Shopping 1,500' });
    await expect(shopping.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Two large cards instead of a line, each with a description. */
export const Cards: Story = {
  args: {
    defaultValue: 'presets',
    children: (
      <>
        <TabList label="Ways to add ingredients" variant="cards">
          <Tab value="presets" icon={<Globe />} description="A typical pantry">
            Country Presets
          </Tab>
          <Tab value="voice" icon={<Mic />} description="Say what you have">
            Voice Input
          </Tab>
        </TabList>
        <TabPanel value="presets">Six pantries.</TabPanel>
        <TabPanel value="voice">A microphone.</TabPanel>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Voice Input/ }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('A microphone.');
  },
};

const SHELVES = [
  { value: 'spices', name: 'Spices' },
  { value: 'vegetables', name: 'Vegetables' },
  { value: 'dairy', name: 'Dairy and eggs' },
  { value: 'freezer', name: 'Freezer' },
  { value: 'tins', name: 'Tins and jars' },
  { value: 'baking', name: 'Everything for baking' },
];

/** More tabs than fit on a phone: the row scrolls to show the selected tab. */
export const ManyTabs: Story = {
  args: {
    defaultValue: 'baking',
    children: (
      <>
        <TabList label="Shelves">
          {SHELVES.map(({ value, name }) => (
            <Tab key={value} value={value}>
              {name}
            </Tab>
          ))}
        </TabList>
        {SHELVES.map(({ value, name }) => (
          <TabPanel key={value} value={value}>
            What is left of: {name}
          </TabPanel>
        ))}
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('tab', { selected: true });
    await expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    const first = canvas.getByRole('tab', { name: 'Spices', selected: true });
    await expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};

/** Disabled tabs are skipped by the arrow keys. */
export const DisabledTab: Story = {
  args: {
    children: (
      <>
        <TabList label="Meal plan">
          <Tab value="plan">Meal Plan</Tab>
          <Tab value="shopping" disabled>
            Shopping
          </Tab>
        </TabList>
        {panels}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Meal Plan', selected: true })).toHaveFocus();
  },
};
