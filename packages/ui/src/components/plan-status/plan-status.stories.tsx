import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button as UiButton } from '../button/index.ts';
import { Select } from '../select/index.ts';
import { GeneratePlanButton, PlanStatus, type PlanStatusProps } from './index.ts';
import { planStatusGuide } from './plan-status.guide.ts';

const meta = {
  title: 'Meal plan/Plan status',
  component: PlanStatus,
  parameters: { guide: planStatusGuide },
  args: { status: 'empty', onGenerate: fn() },
} satisfies Meta<typeof PlanStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Meal Plan Yet' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Meal Plan' }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};

export const Generating: Story = {
  args: { status: 'generating' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Creating your personalized meal plan...'));
    await expect(status).toHaveTextContent(
      'This may take a few seconds while we find the best recipes for you',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** After a while the elapsed seconds appear, visually only, without a percentage. */
export const StillGenerating: Story = {
  args: { status: 'generating', seconds: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 seconds so far')).toBeVisible();
    await expect(canvas.getByRole('status')).not.toHaveTextContent('seconds so far');
    await expect(canvas.getByRole('progressbar', { name: 'Finding the best week' })).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
};

/** The request is pending, but the page does not show it yet. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generating...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The button is in the page header. */
export const WithoutAButton: Story = { render: () => <PlanStatus status="empty" /> };

function Pressed(props: PlanStatusProps) {
  const [status, setStatus] = useState(props.status);
  return <PlanStatus {...props} status={status} onGenerate={() => setStatus('generating')} />;
}

/** The invitation disappears with its button: focus stays in place and the change is announced. */
export const Keyboard: Story = {
  render: (args) => <Pressed {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Generate Meal Plan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Creating/);
    await expect(canvasElement.querySelector('[data-slot="plan-status"]')).toHaveFocus();
  },
};

/** Others are planned first: the place in the queue is announced as it changes. */
export const Waiting: Story = {
  parameters: { proves: 'LUNCH-07' },
  args: { status: 'generating', seconds: 4, before: 2 },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('2 weeks are planned before yours.'),
    );
  },
};

/** A choice for the first plan comes before its button. */
export const WithAChoice: Story = {
  args: {
    children: <Select label="First day" hideLabel options={[{ value: 'today', label: 'Starting today' }]} />,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'First day' })).toHaveFocus();
  },
};

/** Another way is beside the button. */
export const WithAnotherWay: Story = {
  args: { secondary: <UiButton variant="link">Choose what matters</UiButton> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Generate Meal Plan' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose what matters' })).toHaveFocus();
  },
};

/** The button alone, idle and pending. */
export const Button: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <GeneratePlanButton />
      <GeneratePlanButton pending />
    </div>
  ),
};
