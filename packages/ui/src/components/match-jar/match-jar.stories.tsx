import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatchJar } from './index.ts';
import { matchJarGuide } from './match-jar.guide.ts';

const meta = {
  title: 'Components/Match jar',
  component: MatchJar,
  parameters: { guide: matchJarGuide },
  args: { percentage: 60, style: { width: '3rem' } },
  argTypes: { percentage: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof MatchJar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const LEVELS = [
  { percentage: 0, level: 'missing' },
  { percentage: 25, level: 'missing' },
  { percentage: 39, level: 'missing' },
  { percentage: 40, level: 'partial' },
  { percentage: 60, level: 'partial' },
  { percentage: 79, level: 'partial' },
  { percentage: 80, level: 'have' },
  { percentage: 100, level: 'have' },
];

/** Turmeric below 40%, half basil below 80%, full basil above. The percentage is always shown with it. */
export const Levels: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      {LEVELS.map(({ percentage }) => (
        <div key={percentage} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
          <MatchJar percentage={percentage} style={{ width: '2.5rem' }} />
          {percentage}%
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const jars = [...canvasElement.querySelectorAll('[data-slot="match-jar"]')];
    await expect(jars.map((jar) => jar.getAttribute('data-level'))).toEqual(LEVELS.map(({ level }) => level));
  },
};

/** Values out of range fill or empty the jar without overflowing. */
export const BeyondTheScale: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '1.5rem' }}>
      <MatchJar percentage={-20} style={{ width: '3rem' }} />
      <MatchJar percentage={140} style={{ width: '3rem' }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [low, high] = canvasElement.querySelectorAll<SVGElement>('[data-slot="match-jar"]');
    await expect(low?.style.getPropertyValue('--ld-jar-filled')).toBe('0');
    await expect(high?.style.getPropertyValue('--ld-jar-filled')).toBe('1');
  },
};
