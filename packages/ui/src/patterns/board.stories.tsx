import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Board } from './board.tsx';

/** The main components under each theme. The toolbar sets the same on any other story. */
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

/** As the system says: change it there and look here. */
export const System: Story = {
  globals: { theme: 'system' },
  play: async () => {
    await expect(document.documentElement).not.toHaveAttribute('data-theme');
  },
};

/** Another food product: accent, radius and both fonts change through custom properties, and nothing else. */
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

/** Everything turned round: arrows that point along the line, corners, the jar's place. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [username] = canvas.getAllByText('Username');
    const field = canvas.getByLabelText('Username').getBoundingClientRect();
    await expect(username?.getBoundingClientRect().right).toBeGreaterThan(field.left + field.width / 2);
  },
};

/**
 * The system's few colours in place of ours, as Windows' contrast themes set them. The test runner switches them on and
 * looks for an edge on every control; in a browser: developer tools, Rendering, forced-colors. Axe reads the colours that
 * a style sheet asks for, not those that the system puts in their place.
 */
export const ForcedColours: Story = {
  parameters: {
    media: { forcedColors: 'active' },
    chromatic: { forcedColors: 'active' },
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
};

/**
 * Everything is at its end at once. The test runner switches it on and looks for what still moves; in a browser:
 * developer tools, Rendering, prefers-reduced-motion.
 */
export const ReducedMotion: Story = {
  parameters: { media: { reducedMotion: 'reduce' }, chromatic: { prefersReducedMotion: 'reduce' } },
};
