import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ToggleChip } from '../chip/index.ts';
import { SaveBar, type SaveBarProps } from './index.ts';
import { saveBarGuide } from './save-bar.guide.ts';

/** A chip to change, and a server that responds on demand. */
function Changing({ onSave, onCancel, ...rest }: SaveBarProps) {
  const [isOn, setIsOn] = useState(false);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  return (
    <>
      <ToggleChip pressed={isOn} onPressedChange={setIsOn}>
        Vegan
      </ToggleChip>
      <Button variant="link">Delete account</Button>
      <SaveBar
        {...rest}
        open={isOn}
        changes={isOn ? 1 : 0}
        pending={state === 'saving'}
        error={state === 'failed'}
        onSave={() => {
          onSave();
          setState('saving');
        }}
        onCancel={() => {
          onCancel();
          setIsOn(false);
          setState('idle');
        }}
      />
      <p>
        <Button variant="link" disabled={state !== 'saving'} onClick={() => setState('failed')}>
          The server refuses
        </Button>
        <Button
          variant="link"
          disabled={state !== 'saving'}
          onClick={() => {
            setState('idle');
            setIsOn(false);
          }}
        >
          The server accepts
        </Button>
      </p>
    </>
  );
}

const SPICE = [{ field: 'Spice Tolerance', value: 'Mild' }];

const meta = {
  title: 'Settings/Save bar',
  component: SaveBar,
  parameters: { guide: saveBarGuide },
  args: { open: true, changes: 2, onSave: fn(), onCancel: fn() },
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('You have changed 2 preferences')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Save Preferences' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const OneChange: Story = {
  args: { changes: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You have changed 1 preference')).toBeVisible());
  },
};

export const Saving: Story = {
  parameters: { proves: 'STATE-45' },
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(cancel);
    await expect(cancel).toHaveFocus();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Save Preferences' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving...');
  },
};

export const Failed: Story = {
  args: { error: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error saving preferences. Please try again.');
    await expect(canvas.getByRole('button', { name: 'Save Preferences' })).toBeEnabled();
  },
};

/** With no changes, only the live region that will announce some is mounted. */
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/**
 * It appears with the first change, is announced politely, and disappears on Cancel, which is announced too.
 * Focus returns to the changed control, wherever Tab entered the bar.
 */
export const ComesAndGoes: Story = {
  args: { open: false },
  render: (args) => <Changing {...args} />,
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Vegan' });
    await userEvent.click(chip);
    await expect(canvas.getByRole('status')).toHaveTextContent('You have unsaved changes');
    await expect(chip).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete account' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(chip).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Changes discarded');
  },
};

/** By keyboard through a failed and a successful save: focus is never lost. */
export const Keyboard: Story = {
  args: { open: false },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Vegan' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    for (let times = 0; times < 3; times += 1) await userEvent.tab();
    const save = canvas.getByRole('button', { name: 'Save Preferences' });
    await expect(save).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveFocus();
    canvas.getByRole('button', { name: 'The server refuses' }).click();
    await waitFor(() => expect(save).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'The server accepts' }).click();
    await waitFor(() => expect(chip).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

/** A save that raises a question, and an answer that settles it. */
function Asked({ onSave, onCancel, ...rest }: SaveBarProps) {
  const [isOn, setIsOn] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <ToggleChip pressed={isOn} onPressedChange={setIsOn}>
        Hot
      </ToggleChip>
      <SaveBar
        {...rest}
        open={isOn}
        changes={1}
        onSave={() => {
          onSave();
          setAsked(true);
        }}
        onCancel={onCancel}
        conflicts={isAsked ? SPICE : null}
        onResolve={(keep) => {
          rest.onResolve?.(keep);
          setAsked(false);
          setIsOn(false);
        }}
      />
    </>
  );
}

/**
 * Another device changed the same preference: the question takes focus, and its answer returns it to the changed
 * control.
 */
export const ChangedElsewhere: Story = {
  args: { open: false, onResolve: fn() },
  render: (args) => <Asked {...args} />,
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Hot' });
    await userEvent.click(chip);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Preferences' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Changed on another device' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Mine' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('mine');
    await waitFor(() => expect(chip).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

export const OtherWords: Story = {
  args: {
    labels: {
      cancel: 'Verwerfen',
      save: 'Einkaufseinstellungen speichern',
      changed: (count) => `${count} Änderungen noch nicht gespeichert`,
    },
  },
};
