// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LocaleProvider, useLocale, useWords, type LocaleFormat } from './index.ts';
import { localeFormat } from './locale-format.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f\u200f\u200e\u061c]/g, ' ').trim();

test.each([
  {
    locale: 'en-US',
    currency: 'USD',
    count: '1,234,567',
    quantity: '1½',
    percent: '43%',
    money: '$3.20',
    roundMoney: '$13',
    date: 'Nov 21, 2026',
    list: 'garlic, rice, and salt',
  },
  {
    locale: 'de-DE',
    currency: 'EUR',
    count: '1.234.567',
    quantity: '1½',
    percent: '43 %',
    money: '3,20 €',
    roundMoney: '13 €',
    date: '21.11.2026',
    list: 'garlic, rice und salt',
  },
  {
    locale: 'ar-EG',
    currency: 'EGP',
    count: '١٬٢٣٤٬٥٦٧',
    quantity: '١٫٥',
    percent: '٤٣٪',
    money: '٣٫٢٠ ج.م.',
    roundMoney: '١٣ ج.م.',
    date: '٢١ /١١ /٢٠٢٦',
    list: 'garlic وrice وsalt',
  },
  {
    locale: 'hi-IN',
    currency: 'INR',
    count: '12,34,567',
    quantity: '1½',
    percent: '43%',
    money: '₹3.20',
    roundMoney: '₹13',
    date: '21 नव॰ 2026',
    list: 'garlic, rice, और salt',
  },
])('$locale', ({ locale, currency, ...wanted }) => {
  const format = localeFormat(locale, currency);
  expect({
    count: format.count(1_234_567),
    quantity: format.quantity(1.5),
    percent: plain(format.percent(43)),
    money: plain(format.money(3.2)),
    roundMoney: plain(format.money(12.6, 0)),
    date: plain(format.date('2026-11-21')),
    list: format.list(['garlic', 'rice', 'salt']),
  }).toEqual(wanted);
});

test('a calendar day is the same day in every time zone', () => {
  const before = process.env.TZ;
  const days = ['America/Los_Angeles', 'UTC', 'Pacific/Auckland'].map((zone) => {
    process.env.TZ = zone;
    return localeFormat('en-GB', 'GBP').date('2026-01-01');
  });
  process.env.TZ = before;
  expect(new Set(days)).toEqual(new Set(['1 Jan 2026']));
});

test('names are sorted by letters and numbers', () => {
  const names = ['step 10', 'Éclair', 'step 2', 'egg', 'apple'];
  expect(names.toSorted(localeFormat('en-US', 'USD').compare)).toEqual([
    'apple',
    'Éclair',
    'egg',
    'step 2',
    'step 10',
  ]);
});

test("money has its currency's decimals by default", () => {
  const yen = localeFormat('en-US', 'JPY');
  expect([yen.money(320), yen.money(320, 2)]).toEqual(['¥320', '¥320.00']);
});

const WORDS = (format: LocaleFormat) => ({
  title: 'Match',
  match: (n: number) => `${format.percent(n)} Match`,
});

function Said({ replaced }: { replaced?: Partial<ReturnType<typeof WORDS>> }) {
  const words = useWords(WORDS, replaced);
  return `${words.title}: ${words.match(43)}, ${useLocale().money(2)}`;
}

test("components default to US English on a server too, and to the provider's or caller's locale otherwise", () => {
  expect(renderToString(<Said />)).toBe('Match: 43% Match, $2.00');
  const german = (
    <LocaleProvider locale="de-DE" currency="EUR">
      <Said replaced={{ title: 'Treffer' }} />
    </LocaleProvider>
  );
  expect(plain(renderToString(german))).toBe('Treffer: 43 % Match, 2,00 €');
});

test('days may be formatted in a different English', () => {
  const format = localeFormat('en-US', 'USD', undefined, 'en-GB');
  expect([format.date('2026-11-21'), format.money(3.2)]).toEqual(['21 Nov 2026', '$3.20']);
});

test.each([
  { wrong: 'locale', locale: 'en_US' },
  { wrong: 'currency', currency: 'dollar' },
  { wrong: 'locale for dates', dateLocale: 'en_GB' },
])('a wrong $wrong is refused at once', ({ locale = 'en-US', currency = 'USD', dateLocale = 'en-US' }) => {
  expect(() => localeFormat(locale, currency, undefined, dateLocale)).toThrow(RangeError);
});

test('a format is made when it is first used, and once', () => {
  const { DateTimeFormat } = Intl;
  let made = 0;
  class Counted extends DateTimeFormat {
    constructor(...args: ConstructorParameters<typeof DateTimeFormat>) {
      super(...args);
      made += 1;
    }
  }
  Object.assign(Intl, { DateTimeFormat: Counted });
  try {
    const format = localeFormat('en-NZ', 'NZD');
    expect(made).toBe(0);
    expect([format.date('2026-11-21'), format.date('2026-11-22')]).toEqual(['21 Nov 2026', '22 Nov 2026']);
    expect(made).toBe(1);
  } finally {
    Object.assign(Intl, { DateTimeFormat });
  }
});

test.each(['en', 'en-US', 'en-GB', 'en-IN', 'en-ZA', 'en-u-nu-deva', 'es', 'hi-IN'])(
  'small whole numbers are those of Intl in %s',
  (locale) => {
    const format = localeFormat(locale, 'USD');
    const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, style: 'percent' });
    for (const value of [0, 7, 43, 100, 999, 1000, 12_345, 12.6, 99.5, -3, Infinity]) {
      expect(format.count(value)).toBe(count.format(value));
      expect(format.percent(value)).toBe(percent.format(value / 100));
    }
  },
);

test('English makes no format for small whole numbers', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  onTestFinished(() => made.mockRestore());
  const format = localeFormat('en-KE', 'KES');
  expect([format.count(20), format.percent(85)]).toEqual(['20', '85%']);
  expect(made).not.toHaveBeenCalled();
});
