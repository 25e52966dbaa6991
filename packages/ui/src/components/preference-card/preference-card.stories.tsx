import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PreferenceChips } from '../preference-chips/index.ts';
import { ThemeChoice } from '../theme/index.ts';
import { PreferenceCard } from './index.ts';
import { preferenceCardGuide } from './preference-card.guide.ts';

const meta = {
  title: 'Settings/Preference card',
  component: PreferenceCard,
  parameters: { guide: preferenceCardGuide },
  args: {
    title: 'Essential Preferences',
    children: (
      <>
        <PreferenceChips
          type="multiple"
          title="Allergies"
          hint="Never in a plan"
          strict
          values={['nuts', 'eggs']}
        />
        <PreferenceChips
          type="single"
          title="Spice Tolerance"
          hint="Choose one"
          heat
          values={['mild', 'hot']}
        />
      </>
    ),
    onOpenChange: fn(),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PreferenceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Essential Preferences' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Essential Preferences' })).toBeVisible();
  },
};

/** Collapsed, it shows the description and the number selected. The whole header is the button. */
export const Folded: Story = {
  parameters: { proves: 'SETTINGS-05' },
  args: {
    title: 'Optional Preferences',
    description: 'Cuisines, proteins, experience, how often, budget',
    aside: '3 chosen',
    collapsible: true,
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Optional Preferences', expanded: false });
    await expect(button).toHaveAccessibleDescription(
      'Cuisines, proteins, experience, how often, budget 3 chosen',
    );
    await expect(canvas.queryByRole('group', { name: 'Allergies' })).toBeNull();
    await userEvent.click(button);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Allergies' })).toBeVisible());
  },
};

export const Unfolded: Story = { args: { ...Folded.args, defaultOpen: true } };

/** It can contain anything else too. */
export const OtherContent: Story = {
  args: {
    title: 'Appearance',
    children: <ThemeChoice value="system" onValueChange={fn()} />,
  },
};

export const LongWords: Story = {
  args: {
    ...Folded.args,
    title: 'Lebensmittelunverträglichkeiten und Lieblingsküchen',
    description: 'A description that is much longer than anybody should write one, but somebody will',
  },
};

export const Keyboard: Story = {
  args: Folded.args ?? {},
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Optional Preferences' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Nuts' })).toHaveFocus();
  },
};
