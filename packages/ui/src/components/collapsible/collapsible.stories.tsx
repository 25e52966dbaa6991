import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { collapsibleGuide } from './collapsible.guide.ts';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from './index.ts';

const meta = {
  title: 'Components/Collapsible',
  component: Collapsible,
  parameters: { guide: collapsibleGuide },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <CollapsibleTrigger headingLevel={2}>How plans are made</CollapsibleTrigger>
        <CollapsibleContent>
          What you are allergic to is never in a plan. What expires soon is cooked first.
        </CollapsibleContent>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'How plans are made', expanded: false });
    await expect(canvas.getByRole('heading', { level: 2, name: 'How plans are made' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(trigger);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'How plans are made' })).toBeVisible());
    await userEvent.click(trigger);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

/** Controlled: the caller may keep it closed. */
export const Controlled: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Input is kept while hidden. */
export const KeepsWhatIsInside: Story = {
  args: {
    children: (
      <>
        <CollapsibleTrigger headingLevel={2}>A note for the cook</CollapsibleTrigger>
        <CollapsibleContent>
          <TextField label="Note" />
        </CollapsibleContent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'A note for the cook' });
    await userEvent.click(trigger);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'less salt');
    await userEvent.click(trigger);
    await userEvent.click(trigger);
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('less salt');
  },
};

/** Several in a column: each opens independently, with aligned chevrons. */
export const Several: Story = {
  render: () => (
    <div>
      {[
        'Which recipes may be in it',
        'What a meal costs',
        'Where the figures for calories and protein come from',
      ].map((title, index) => (
        <Collapsible key={title} defaultOpen={index === 1}>
          <CollapsibleTrigger headingLevel={2}>{title}</CollapsibleTrigger>
          <CollapsibleContent>Costs are estimated from a guide price of each ingredient.</CollapsibleContent>
        </Collapsible>
      ))}
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button');
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveFocus();
  },
};
