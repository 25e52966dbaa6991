import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Flag } from './index.ts';
import { flagGuide } from './flag.guide.ts';

const COUNTRIES = [
  'india',
  'mexico',
  'italy',
  'spain',
  'korea',
  'belgium',
  'thailand',
  'japan',
  'china',
  'france',
  'lebanon',
  'greece',
  'usa',
];

const meta = {
  title: 'Components/Flag',
  component: Flag,
  parameters: { guide: flagGuide },
  args: { country: 'korea', style: { fontSize: '2rem' } },
  argTypes: { country: { control: 'select', options: [...COUNTRIES, 'atlantis'] } },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Korea' })).toBeVisible();
  },
};

export const AllCountries: Story = {
  parameters: { proves: 'PLAN-25' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', fontSize: '2rem' }}>
      {COUNTRIES.map((country) => (
        <Flag key={country} country={country} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((flag) => flag.getAttribute('aria-label'))).toEqual([
      'India',
      'Mexico',
      'Italy',
      'Spain',
      'Korea',
      'Belgium',
      'Thailand',
      'Japan',
      'China',
      'France',
      'Lebanon',
      'Greece',
      'United States',
    ]);
  },
};

/** An unknown country is a globe. */
export const Unknown: Story = {
  parameters: { proves: 'CONST-20 PLAN-26' },
  args: { country: 'atlantis' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'International' })).toBeVisible();
  },
};

/** Next to the country's name, the flag has no accessible name. */
export const BesideItsName: Story = {
  render: () => (
    <p style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
      <Flag country="spain" label="" /> Spain
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
