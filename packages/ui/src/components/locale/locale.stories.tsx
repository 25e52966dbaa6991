import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { STORY_RECIPES } from '../../testing/story-recipes.ts';
import { Pagination } from '../pagination/index.ts';
import { RecipeCard } from '../recipe-card/index.ts';
import { LocaleProvider, useLocale } from './index.ts';
import { localeGuide } from './locale.guide.ts';

function Figures() {
  const format = useLocale();
  const figures = [
    ['Count', format.count(1_234_567)],
    ['Quantity', format.quantity(1.5)],
    ['Percent', format.percent(43)],
    ['Money', format.money(3.2)],
    ['Rounded', format.money(12.6, 0)],
    ['Date', format.date('2026-11-21')],
    ['List', format.list(['A', 'B', 'C'])],
  ] as const;
  return (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: '0.375rem 1rem',
        margin: 0,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {figures.map(([name, text]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt style={{ color: 'var(--ld-text-muted)' }}>{name}</dt>
          <dd style={{ margin: 0 }}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const meta = {
  title: 'Components/Locale',
  component: LocaleProvider,
  parameters: { guide: localeGuide },
  args: { locale: 'en-US', currency: 'USD' },
  argTypes: {
    locale: { control: 'select', options: ['en-US', 'de-DE', 'ar-EG', 'hi-IN'] },
    currency: { control: 'select', options: ['USD', 'EUR', 'EGP', 'INR'] },
    children: { control: false },
  },
  render: (args) => (
    <LocaleProvider {...args}>
      <Figures />
    </LocaleProvider>
  ),
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$3.20')).toBeVisible();
    await expect(canvas.getByText('Nov 21, 2026')).toBeVisible();
  },
};

const LOCALES = [
  { locale: 'en-US', currency: 'USD', dir: 'ltr', name: 'English, United States' },
  { locale: 'de-DE', currency: 'EUR', dir: 'ltr', name: 'Deutsch, Deutschland' },
  { locale: 'ar-EG', currency: 'EGP', dir: 'rtl', name: 'العربية، مصر' },
  { locale: 'hi-IN', currency: 'INR', dir: 'ltr', name: 'हिन्दी, भारत' },
];

/** The same figures in four locales. */
export const SideBySide: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
        gap: '2rem',
      }}
    >
      {LOCALES.map(({ locale, currency, dir, name }) => (
        <section
          key={locale}
          lang={locale}
          dir={dir}
          aria-label={name}
          style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}
        >
          <h2 style={{ fontSize: '1.125rem', marginBlock: '0 0.75rem' }}>{name}</h2>
          <LocaleProvider locale={locale} currency={currency}>
            <div lang="en">
              <Figures />
            </div>
          </LocaleProvider>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const egypt = within(canvas.getByRole('region', { name: 'العربية، مصر' }));
    await expect(egypt.getByText('١٬٢٣٤٬٥٦٧')).toBeVisible();
    const india = within(canvas.getByRole('region', { name: 'हिन्दी, भारत' }));
    await expect(india.getByText('12,34,567')).toBeVisible();
  },
};

const { slug: _slug, ...recipe } = STORY_RECIPES[0];

/** Right to left, with Arabic text and digits: components format figures, the page sets language and text. */
export const Arabic: Story = {
  render: () => (
    <LocaleProvider locale="ar-EG" currency="EGP">
      <div lang="ar" dir="rtl" style={{ display: 'grid', gap: '2rem', maxWidth: '36rem' }}>
        <div style={{ maxWidth: '18.75rem' }}>
          <ArabicCard />
        </div>
        <ArabicPages />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/تطابق ٨٣٪/)).toBeVisible();
    await expect(canvas.getByText('الصفحة ٢ من ٣')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'التالي' }).getBoundingClientRect();
    const previous = canvas.getByRole('button', { name: 'السابق' }).getBoundingClientRect();
    await expect(next.x).toBeLessThan(previous.x);
  },
};

function ArabicCard() {
  const { count, percent } = useLocale();
  return (
    <RecipeCard
      {...recipe}
      title="دال تادكا"
      labels={{
        match: (share) => `تطابق ${percent(share)}`,
        time: ({ total }) => `${count(total)} دقيقة`,
        ingredients: (ingredients) => `${count(ingredients)} مكونًا`,
        servings: (servings) => `${count(servings)} حصص`,
        country: 'الهند',
        dietary: { vegan: 'نباتي صرف' },
      }}
    />
  );
}

function ArabicPages() {
  const { count } = useLocale();
  return (
    <Pagination
      page={2}
      total={47}
      onPageChange={() => undefined}
      labels={{
        title: 'الصفحات',
        previous: 'السابق',
        next: 'التالي',
        page: (page, pages) => `الصفحة ${count(page)} من ${count(pages)}`,
        showing: (first, last, total) => `الوصفات ${count(first)} - ${count(last)} من ${count(total)}`,
      }}
    />
  );
}
