import type { Meta, StoryObj } from '@storybook/react-vite';
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

/** The arrow keys wrap around and select at once; Tab moves into the panel. */
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

/** The arrow keys follow the layout: left is the next tab, without a direction provider. */
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

/** Controlled, so the value can be kept in the URL. */
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
