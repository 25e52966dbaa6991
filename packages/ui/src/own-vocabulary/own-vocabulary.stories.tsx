import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FoodProvider } from '../components/food-provider/index.ts';
import { de } from '../words/de/index.ts';
import { bakeryInGerman } from './bakery-words.ts';
import { BakeryScreen } from './bakery-screen.tsx';
import { BAKERY } from './bakery.ts';

const meta = {
  title: 'Patterns/Own vocabulary',
  component: BakeryScreen,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '48rem' } } },
  args: { title: '50/50 Rye + Wheat Loaf (no knead)', onCheckedIdsChange: fn() },
  render: (args) => (
    <FoodProvider vocabulary={BAKERY}>
      <BakeryScreen {...args} />
    </FoodProvider>
  ),
} satisfies Meta<typeof BakeryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** Badges, filters, aisles and preferences follow from one vocabulary. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByRole('link')).toHaveAccessibleName('50/50 Rye + Wheat Loaf (no knead)');
    await expect(card.getByRole('img', { name: 'Portugal' })).toBeVisible();
    await expect(texts(within(card.getByRole('list', { name: 'Dietary' })).getAllByRole('listitem'))).toEqual(
      ['Low FODMAP', 'Sourdough', 'Vegan'],
    );

    const active = within(canvas.getByRole('region', { name: 'Active filters' }));
    await expect(texts(active.getAllByRole('button'))).toEqual([
      'Without kneading',
      'South Tyrol',
      'No buckwheat',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Sourdough' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Italy' }));
    await expect(texts(active.getAllByRole('button'))).toEqual([
      'Sourdough',
      'Without kneading',
      'Italy',
      'South Tyrol',
      'No buckwheat',
    ]);

    await expect(canvas.getByRole('region', { name: 'Bakery counter' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Flour & grain' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Ciabatta/ }));
    await expect(args.onCheckedIdsChange).toHaveBeenLastCalledWith([2]);

    const allergies = within(canvas.getByRole('group', { name: /Allergies/ }));
    await expect(allergies.getByRole('button', { name: 'Buckwheat', pressed: true })).toBeVisible();
    await expect(allergies.getAllByRole('button')).toHaveLength(15);
  },
};

/** Words for its ids, inside a pack that has all others. */
export const InAnotherLanguage: Story = {
  parameters: { playsAgainAt: 'phone' },
  args: { title: 'Roggenmischbrot' },
  render: (args) => (
    <div lang="de">
      <FoodProvider words={de} locale="de-DE" currency="EUR">
        <FoodProvider words={bakeryInGerman} vocabulary={BAKERY}>
          <BakeryScreen {...args} />
        </FoodProvider>
      </FoodProvider>
    </div>
  ),
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByText('FODMAP-arm')).toBeVisible();
    await expect(card.getByText('Vegan')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Brottheke' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Südtirol' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Italien' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
