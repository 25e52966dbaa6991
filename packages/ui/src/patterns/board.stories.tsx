import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Board } from './board.tsx';

/** The main components in each theme. The toolbar sets the same on any other story. */
const meta = {
  title: 'Themes/Board',
  component: Board,
  tags: ['!autodocs'],
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

const styleOf = (element: Element) => getComputedStyle(element);

export const Light: Story = {
  globals: { theme: 'light' },
  play: async () => {
    await expect(styleOf(document.documentElement).colorScheme).toBe('light');
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await expect(styleOf(document.documentElement).colorScheme).toBe('dark');
  },
};

/** Follows the system: change it there and look here. */
export const System: Story = {
  globals: { theme: 'system' },
  play: async () => {
    await expect(document.documentElement).not.toHaveAttribute('data-theme');
  },
};

/** Another food product: only custom properties change accent, radius and both fonts. */
export const SampleBrand: Story = {
  globals: { brand: 'sample' },
  play: async ({ canvas }) => {
    const button = styleOf(canvas.getByRole('button', { name: 'Find Matching Recipes' }));
    const root = document.documentElement;
    const branded = {
      ground: button.backgroundColor,
      corner: button.borderRadius,
      text: button.fontFamily,
      display: styleOf(canvas.getByText('Sunday pots and weeknight rescues')).fontFamily,
    };
    root.removeAttribute('data-brand');
    try {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      for (const animation of ending) animation.finish();
      await expect(button.backgroundColor).not.toBe(branded.ground);
      await expect(button.borderRadius).not.toBe(branded.corner);
      await expect(button.fontFamily).not.toBe(branded.text);
      await expect(styleOf(canvas.getByText('Sunday pots and weeknight rescues')).fontFamily).not.toBe(
        branded.display,
      );
    } finally {
      root.setAttribute('data-brand', '');
    }
  },
};

/** Mirrored: arrows along the reading direction, corners, and the jar's position. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [username] = canvas.getAllByText('Username');
    const field = canvas.getByLabelText('Username').getBoundingClientRect();
    await expect(username?.getBoundingClientRect().right).toBeGreaterThan(field.left + field.width / 2);
  },
};

/**
 * The system's palette replaces ours, as in Windows contrast themes. The test runner enables it and checks
 * that every control has a border; in a browser, use the developer tools: Rendering, forced-colors. Axe reads
 * the colours in the style sheet, not the system's.
 */
export const ForcedColours: Story = {
  parameters: {
    media: { forcedColors: 'active' },
    chromatic: { forcedColors: 'active' },
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
};

/**
 * Every animation is at its end. The test runner enables it and checks that nothing moves; in a browser, use
 * the developer tools: Rendering, prefers-reduced-motion.
 */
export const ReducedMotion: Story = {
  parameters: { media: { reducedMotion: 'reduce' }, chromatic: { prefersReducedMotion: 'reduce' } },
};
