import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ThemeStudio } from './theme-studio.tsx';

/** Edits a brand, shows its contrast, and exports it. */
const meta = {
  title: 'Themes/Studio',
  component: ThemeStudio,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeStudio>;

export default meta;
type Story = StoryObj<typeof meta>;

const previews = (root: HTMLElement) => [
  ...within(root).getByRole('region', { name: 'Preview' }).querySelectorAll<HTMLElement>('[data-theme]'),
];
const buttonIn = (preview: HTMLElement) => within(preview).getByRole('button', { name: 'Add to pantry' });

/** Begins with Larder's own look. */
export const Studio: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^All \d+ pairs have enough contrast\.$/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'brand.css' })).toHaveTextContent('Nothing differs');
  },
};

/** Every change shows in both previews, in the contrast and in the export. */
export const Editing: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('a colour changes one theme', async () => {
      fireEvent.input(canvas.getByLabelText('Primary button, light'), { target: { value: '#ffe0d0' } });
      const [light, dark] = previews(canvasElement);
      await waitFor(() =>
        expect(getComputedStyle(buttonIn(light!)).backgroundColor).toBe('rgb(255, 224, 208)'),
      );
      await expect(getComputedStyle(buttonIn(dark!)).backgroundColor).not.toBe('rgb(255, 224, 208)');
    });
    await step('what is too close is said', async () => {
      await expect(canvas.getByText(/^\d+ of \d+ pairs are too close\.$/)).toBeVisible();
      await expect(canvas.getAllByText('accent on surface')[0]).toBeVisible();
    });
    await step('the style sheet has it', async () => {
      await expect(canvas.getByRole('region', { name: 'brand.css' })).toHaveTextContent(
        '--ld-accent: light-dark(#ffe0d0,',
      );
    });
    await step('a reset takes all back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(await canvas.findByText(/^All \d+ pairs have enough/)).toBeVisible();
    });
  },
};

/** A colour may be typed as CSS knows it; what is none changes nothing. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByLabelText('Links and numerals, dark, as text');
    await userEvent.clear(text);
    await expect(text).toBeInvalid();
    await userEvent.type(text, 'gold');
    await expect(text).toBeValid();
    await userEvent.tab();
    await expect(text).toHaveValue('#ffd700');
    await expect(canvas.getByLabelText('Links and numerals, dark')).toHaveValue('#ffd700');
  },
};

/** A typeface has at least one family: without any, the field says so and the brand keeps the last. */
export const Typefaces: Story = {
  play: async ({ canvas }) => {
    const css = canvas.getByRole('region', { name: 'brand.css' });
    const headings = canvas.getByRole('textbox', { name: 'Headings' });
    await userEvent.clear(headings);
    await expect(headings).toBeInvalid();
    await expect(headings).toHaveAccessibleDescription(/Name at least one family/);
    await expect(css).toHaveTextContent('Nothing differs');
    await userEvent.type(headings, 'Georgia');
    await expect(headings).toBeValid();
    await waitFor(() => expect(css).toHaveTextContent('--ld-font-display: Georgia;'));
  },
};

/** By keyboard alone: a corner, then the exported tokens are imported again. */
export const RoundTrip: Story = {
  play: async ({ canvas, step }) => {
    const corner = canvas.getByRole('slider', { name: 'Fields' });
    const tokens = () => canvas.getByRole('region', { name: 'brand.tokens.json' }).textContent;
    let exported = '';
    await step('edit and export', async () => {
      fireEvent.change(corner, { target: { value: '3' } });
      canvas.getByRole('tab', { name: 'CSS' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(tokens()).toContain('"value": 3,'));
      exported = tokens();
    });
    await step('reset, and import', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(corner).toHaveValue('14');
      await userEvent.click(canvas.getByRole('tab', { name: 'Import' }));
      await userEvent.click(canvas.getByRole('textbox', { name: 'Design tokens (JSON)' }));
      await userEvent.paste(exported);
      await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
      await expect(corner).toHaveValue('3');
    });
    await step('it is the same', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Design tokens' }));
      await waitFor(() => expect(tokens()).toBe(exported));
    });
  },
};

/** What is no brand is refused with a reason, and nothing changes. */
export const NoBrand: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Import' }));
    const field = canvas.getByRole('textbox', { name: 'Design tokens (JSON)' });
    await userEvent.click(field);
    await userEvent.paste('{ "color": { "light": { "accent": { "$value": "tomatoish" } } } }');
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(field).toHaveAccessibleDescription(/The value of color\.light\.accent cannot be read\./);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
