import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { clickOnScreen } from '../../testing/pointer.ts';
import { Button } from '../button/index.ts';
import { Combobox } from '../combobox/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Menu, MenuItem } from '../menu/index.ts';
import { TextField } from '../text-field/index.ts';
import { ThemeScope } from './theme-scope.tsx';
import { themeScopeGuide } from './theme-scope.guide.ts';

const meta = {
  title: 'Components/Theme scope',
  component: ThemeScope,
  parameters: { guide: themeScopeGuide },
  args: {
    theme: 'dark',
    style: { padding: '1rem', borderRadius: 'var(--ld-radius-l)' },
    children: <TextField label="List Name" hint="Shown above its recipes" />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ThemeScope>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colours that a theme gives an element. */
function coloursOf(element: Element) {
  const { color, backgroundColor, colorScheme } = getComputedStyle(element);
  return { color, backgroundColor, colorScheme };
}

export const Playground: Story = {};

/** Labels have the scope's ink, and controls its surfaces: a dark part in a light page, and the other way round. */
export const InAnotherTheme: Story = {
  render: ({ theme: _theme, ...args }) => (
    <div data-theme="light" style={{ padding: '1rem' }}>
      <ThemeScope {...args} theme="dark" id="dark">
        <TextField label="In the dark" />
        <ThemeScope {...args} theme="light" id="light">
          <TextField label="In the light" />
        </ThemeScope>
      </ThemeScope>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const around = coloursOf(canvasElement.querySelector('[data-theme="light"]') ?? document.body);
    const dark = coloursOf(canvasElement.querySelector('#dark') ?? document.body);
    const light = coloursOf(canvasElement.querySelector('#light') ?? document.body);
    await expect(light).toEqual(around);
    await expect(dark.color).not.toBe(light.color);
    await expect(dark.backgroundColor).not.toBe(light.backgroundColor);
    await expect(coloursOf(canvas.getByText('In the dark')).color).toBe(dark.color);
    await expect(coloursOf(canvas.getByText('In the light')).color).toBe(light.color);
  },
};

/** What opens from it is in its theme, though it covers the page. */
export const OpensInItsTheme: Story = {
  globals: { theme: 'light' },
  args: {
    children: (
      <>
        <Dialog trigger={<Button>New list</Button>} title="Create New List">
          <Combobox label="Name" suggestions={['Corn kernels']} />
        </Dialog>
        <Menu trigger={<Button>More</Button>}>
          <MenuItem>Rename</MenuItem>
        </Menu>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const scope = canvasElement.querySelector('[data-slot="theme-scope"]') ?? document.body;
    const { color } = coloursOf(scope);
    await userEvent.click(canvas.getByRole('button', { name: 'New list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create New List' });
    await expect(scope).toContainElement(dialog);
    await expect(coloursOf(dialog)).toMatchObject({ color, colorScheme: 'dark' });
    const input = within(dialog).getByRole('combobox', { name: 'Name' });
    await waitFor(() => expect(getComputedStyle(input).pointerEvents).toBe('auto'));
    await userEvent.type(input, 'cor');
    const option = await within(dialog).findByRole('option', { name: 'Corn kernels' });
    await expect(coloursOf(option)).toMatchObject({ color, colorScheme: 'dark' });
    await clickOnScreen(option);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('menu');
    await expect(scope).toContainElement(menu);
    await expect(coloursOf(menu)).toMatchObject({ color, colorScheme: 'dark' });
  },
};
