import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { de } from '../../words/de/index.ts';
import { en } from '../../words/en/index.ts';
import { es } from '../../words/es/index.ts';
import { fr } from '../../words/fr/index.ts';
import { hi } from '../../words/hi/index.ts';
import { it } from '../../words/it/index.ts';
import { ko } from '../../words/ko/index.ts';
import { nl } from '../../words/nl/index.ts';
import { foodProviderGuide } from './food-provider.guide.ts';
import { FoodProvider } from './index.ts';
import { ScreenIn } from './screen-in.tsx';

const meta = {
  title: 'Components/Food provider',
  component: FoodProvider,
  parameters: { guide: foodProviderGuide },
  args: { words: en, locale: 'en-US', currency: 'USD' },
  argTypes: { words: { control: false }, children: { control: false } },
  render: (args) => (
    <FoodProvider {...args}>
      <ScreenIn language="en" />
    </FoodProvider>
  ),
} satisfies Meta<typeof FoodProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No text is wider than the page. */
async function fits() {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** English, as components come with. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Filters' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Milk' })).toBeVisible();
    await fits();
  },
};

export const Spanish: Story = {
  render: () => (
    <FoodProvider words={es} locale="es-ES" currency="EUR">
      <ScreenIn language="es" />
    </FoodProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Editar Leche' })).toBeVisible();
    await expect(canvas.getByText('4 raciones')).toBeVisible();
    await fits();
  },
};

export const Italian: Story = {
  render: () => (
    <FoodProvider words={it} locale="it-IT" currency="EUR">
      <ScreenIn language="it" />
    </FoodProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Modifica Latte' })).toBeVisible();
    await expect(canvas.getByText('4 porzioni')).toBeVisible();
    await fits();
  },
};

export const Korean: Story = {
  render: () => (
    <FoodProvider words={ko} locale="ko-KR" currency="KRW">
      <ScreenIn language="ko" />
    </FoodProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '우유 수정' })).toBeVisible();
    await expect(canvas.getByText('4인분')).toBeVisible();
    await fits();
  },
};

export const Hindi: Story = {
  render: () => (
    <FoodProvider words={hi} locale="hi-IN" currency="INR">
      <ScreenIn language="hi" />
    </FoodProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'दूध बदलें' })).toBeVisible();
    await expect(canvas.getByText('4 लोगों के लिए')).toBeVisible();
    await fits();
  },
};

export const Dutch: Story = {
  render: () => (
    <FoodProvider words={nl} locale="nl-NL" currency="EUR">
      <ScreenIn language="nl" />
    </FoodProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Melk bewerken' })).toBeVisible();
    await expect(canvas.getByText('4 porties')).toBeVisible();
    await fits();
  },
};

export const French: Story = {
  render: () => (
    <FoodProvider words={fr} locale="fr-FR" currency="EUR">
      <ScreenIn language="fr" />
    </FoodProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Modifier Lait' })).toBeVisible();
    await expect(canvas.getByText('4 portions')).toBeVisible();
    await fits();
  },
};

export const German: Story = {
  parameters: { playsAgainAt: 'phone' },
  render: () => (
    <FoodProvider words={de} locale="de-DE" currency="EUR">
      <ScreenIn language="de" />
    </FoodProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Milch bearbeiten' })).toBeVisible();
    await expect(canvas.getByText('4 Portionen')).toBeVisible();
    await fits();
  },
};

/** A part of the page in other words, and one component in its own. */
export const Nested: Story = {
  render: () => (
    <FoodProvider words={de} locale="de-DE" currency="EUR">
      <FoodProvider words={() => ({ 'filter-panel': { title: 'Auswahl' } })}>
        <ScreenIn language="de" />
      </FoodProvider>
    </FoodProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Auswahl' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Milch bearbeiten' })).toBeVisible();
  },
};
