import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Globe, Mic, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';
import { tabsGuide } from './tabs.guide.ts';

const panels = (
  <>
    <TabPanel value="plan">Four dinners, Monday to Saturday.</TabPanel>
    <TabPanel value="shopping">Fifteen things to buy.</TabPanel>
  </>
);

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: { guide: tabsGuide },
  args: {
    defaultValue: 'plan',
    onValueChange: fn(),
    children: (
      <>
        <TabList label="Meal plan">
          <Tab value="plan">Meal Plan</Tab>
          <Tab value="shopping">Shopping</Tab>
        </TabList>
        {panels}
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Meal plan' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Meal Plan' })).toHaveTextContent('Four dinners');
    await userEvent.click(canvas.getByRole('tab', { name: 'Shopping' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('shopping');
    await expect(canvas.getByRole('tabpanel', { name: 'Shopping' })).toHaveTextContent('Fifteen things');
    await expect(canvas.queryByText(/Four dinners/)).toBeNull();
  },
};

/** The arrows go round and open at once; Tab leads into the panel. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Meal Plan' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Shopping', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Meal Plan', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Shopping', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Meal Plan', selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'Meal Plan' })).toHaveFocus();
  },
};

/** The arrows follow the eye: left is the next tab, with no provider around. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Shopping', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Meal Plan', selected: true })).toHaveFocus();
  },
};

/** Icons, counts, and figures that are no tab: they stand at the end of the line, on a phone below it. */
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

/** Two large choices instead of a line, each with a word on what it does. */
export const Cards: Story = {
  args: {
    defaultValue: 'presets',
    children: (
      <>
        <TabList label="How to fill the pantry" variant="cards">
          <Tab value="presets" icon={<Globe />} description="A typical pantry in one tap">
            Country Presets
          </Tab>
          <Tab value="voice" icon={<Mic />} description="Say what is on the shelf">
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

/** More tabs than a phone is wide: the row scrolls by itself and starts with the open tab in sight. */
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

/** A tab that cannot be opened now is skipped by the arrows. */
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

/** The caller keeps the value, for one that lives in the address. */
export const Controlled: Story = {
  render: function Render({ children, onValueChange }) {
    const [value, setValue] = useState('shopping');
    return (
      <Tabs
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange?.(next);
        }}
      >
        {children}
      </Tabs>
    );
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Shopping', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Meal Plan' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('plan');
  },
};
