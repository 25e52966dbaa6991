import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TABLE_PICTURE_KINDS, TABLE_PICTURE_VESSELS, TablePicture, type TablePictureOrder } from './index.ts';
import { tablePictureGuide } from './table-picture.guide.ts';

/** One picture is drawn after the other: on a busy machine, many take a while. */
const isDrawn = (root: ParentNode, count = 1) =>
  waitFor(() => expect(root.querySelectorAll('[data-state="drawn"]')).toHaveLength(count), {
    timeout: 10_000 + count * 3000,
  });

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: 'var(--ld-space-5)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
};
const FRAMED = { marginBlockEnd: 'var(--ld-space-2)', borderRadius: 'var(--ld-radius-m)' };

const meta = {
  title: 'Recipes/Table picture',
  component: TablePicture,
  parameters: { guide: tablePictureGuide },
  args: {
    ingredients: ['Basmati rice', 'Prawns', 'Peas', 'Lemon', 'Parsley'],
    alt: 'Prawn rice',
    style: { maxWidth: '30rem', borderRadius: 'var(--ld-radius-l)' },
  },
  argTypes: {
    kind: { control: 'select', options: [undefined, ...TABLE_PICTURE_KINDS] },
    vessel: { control: 'select', options: [undefined, ...TABLE_PICTURE_VESSELS] },
    cut: {
      control: 'select',
      options: [undefined, 'top-left', 'top-right', 'bottom-left', 'bottom-right'],
    },
    seed: { control: 'text' },
  },
} satisfies Meta<typeof TablePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change the ingredients: the picture follows. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img', { name: 'Prawn rice' });
    const { height } = picture.getBoundingClientRect();
    await isDrawn(canvasElement);
    await expect(picture.getBoundingClientRect().height).toBe(height);
    await expect(canvas.getAllByRole('img')).toEqual([picture]);
  },
};

const DISHES: readonly TablePictureOrder[] = [
  { dish: 'Tomato soup', ingredients: ['Tomatoes', 'Basil'] },
  { dish: 'Greek salad', ingredients: ['Cucumber', 'Tomatoes', 'Feta', 'Olives', 'Red onion'] },
  { dish: 'Spaghetti with mushrooms', ingredients: ['Spaghetti', 'Mushrooms', 'Parmesan', 'Parsley'] },
  { dish: 'Roast chicken', ingredients: ['Chicken thighs', 'Potatoes', 'Carrots', 'Lemon'] },
  { dish: 'Beef stew', ingredients: ['Beef shin', 'Carrots', 'Mushrooms'] },
  { dish: 'Pizza', ingredients: ['Mozzarella', 'Tomatoes', 'Basil'] },
  { dish: 'Chocolate cake', ingredients: ['Chocolate', 'Raspberries'] },
  { dish: 'Avocado toast', ingredients: ['Avocado', 'Eggs', 'Chives'] },
  { dish: 'Berry smoothie', ingredients: ['Blueberries', 'Banana', 'Yogurt'] },
  { dish: 'Pancakes', ingredients: ['Strawberries', 'Banana'] },
  { dish: 'Broccoli gratin', ingredients: ['Broccoli', 'Potatoes', 'Cheddar'] },
  { dish: 'Bean burrito bowl', ingredients: ['Rice', 'Black beans', 'Sweetcorn', 'Avocado', 'Lime'] },
];

const Captioned = ({ orders }: { orders: readonly (TablePictureOrder & { title: string })[] }) => (
  <ul style={GRID}>
    {orders.map(({ title, ...order }) => (
      <li key={title}>
        <TablePicture style={FRAMED} priority {...order} />
        {title}
      </li>
    ))}
  </ul>
);

/** The name says how a dish comes to the table, its ingredients what is seen on it. */
export const Dishes: Story = {
  render: () => <Captioned orders={DISHES.map((order) => ({ ...order, title: order.dish ?? '' }))} />,
  play: ({ canvasElement }) => isDrawn(canvasElement, DISHES.length),
};

/** The same ingredients with six ids: each is arranged in its own way. */
export const Seeds: Story = {
  render: ({ ingredients }) => (
    <Captioned orders={[1, 2, 3, 4, 5, 6].map((seed) => ({ ingredients, seed, title: `Recipe ${seed}` }))} />
  ),
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement, 6);
    const sources = [...canvasElement.querySelectorAll('img')].map(({ src }) => src);
    await expect(new Set(sources).size).toBe(6);
  },
};

/** One dish in everything that it may be served in. */
export const Vessels: Story = {
  render: ({ ingredients }) => (
    <Captioned orders={TABLE_PICTURE_VESSELS.map((vessel) => ({ ingredients, vessel, title: vessel }))} />
  ),
  play: ({ canvasElement }) => isDrawn(canvasElement, TABLE_PICTURE_VESSELS.length),
};

/** A corner from closer up, so that a grid does not look like a catalogue of plates. */
export const Cuts: Story = {
  render: ({ ingredients }) => (
    <Captioned
      orders={(['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const).map((cut) => ({
        ingredients,
        cut,
        title: cut,
      }))}
    />
  ),
  play: ({ canvasElement }) => isDrawn(canvasElement, 4),
};

/** Names in another language, each with the food that it is. */
export const OtherLanguages: Story = {
  args: {
    alt: 'Spargel mit Lachs',
    kind: 'plate',
    ingredients: [
      { name: 'Lachs', food: 'fish' },
      { name: 'Kartoffeln', food: 'potato' },
      { name: 'Zitrone', food: 'lemon' },
    ],
  },
  play: ({ canvasElement }) => isDrawn(canvasElement),
};

/** A name that nobody knows is drawn by its aisle; without one it is left out. */
export const UnknownIngredients: Story = {
  args: {
    alt: 'Seitan with mizuna',
    ingredients: [{ name: 'Seitan', aisle: 'Proteins' }, { name: 'Mizuna', aisle: 'Produce' }, 'Za’atar'],
  },
  play: ({ canvasElement }) => isDrawn(canvasElement),
};

/** If nothing is known of how a dish looks, the plate stays empty: a wrong picture is worse than none. */
export const NothingKnown: Story = {
  args: { alt: 'Grandmother’s secret', ingredients: ['Unobtainium'] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="empty"]')).toBeVisible());
    await expect(canvas.getByRole('img', { name: 'Grandmother’s secret' })).toBeVisible();
  },
};

/** Without ingredients nothing is loaded. */
export const Empty: Story = {
  args: { ingredients: [], alt: 'New recipe' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-state="empty"]')).toBeVisible();
  },
};

/** Below the window it waits, at the size of the picture. */
export const Waiting: Story = {
  args: { style: { marginBlockStart: '300vh' } },
  play: async ({ canvas, canvasElement, step }) => {
    const picture = canvas.getByRole('img', { name: 'Prawn rice' });
    const { height, width } = picture.getBoundingClientRect();
    await step('nothing is drawn yet', async () => {
      await expect(picture).toHaveAttribute('data-state', 'waiting');
      await expect(Math.abs(width / height - 4 / 3)).toBeLessThan(0.01);
    });
    await step('near the window it is drawn', async () => {
      picture.scrollIntoView();
      await isDrawn(canvasElement);
      await expect(picture.getBoundingClientRect().height).toBe(height);
    });
  },
};

/** A device that asks for less data gets the empty plate, and the kit is not loaded. */
export const LessData: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'connection');
  },
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('[data-state="empty"]')).toBeVisible()),
};

export const ForcedColours: Story = {
  parameters: { media: { forcedColors: 'active' } },
  play: ({ canvasElement }) => isDrawn(canvasElement),
};
