import { sayable } from '@larder/domain';
import type { LocaleFormat } from '../components/locale/index.ts';
import type { UnitName, WaitingKindName } from '../generated/vocabulary.ts';
import { countryIn } from '../internal/vocabulary/countries.ts';
import type { PackLanguage, PluralForms } from './plural-forms.ts';

/** A noun next to a number; one text if it never changes. */
type Noun<Language extends PackLanguage> = string | PluralForms<Language>;

/** How a language speaks of amounts and times. */
export interface KitchenNouns<Language extends PackLanguage> {
  /** Between a number and its unit: a space, or nothing. */
  space: string;
  units: Readonly<Record<UnitName, Noun<Language>>>;
  hours: Noun<Language>;
  minutes: Noun<Language>;
  /** A rounded amount: 'about 3'. */
  about: (amount: string) => string;
  /** Next to nothing: 'a little'. */
  little: string;
  /** What a dish does unattended, as a noun or verb that can stand alone: 'rising'. */
  waiting: Readonly<Record<WaitingKindName, string>>;
  /** Work, and a wait beside it: '35 min + 2 h rising'. */
  withWait: (work: string, wait: string, kind: string) => string;
  /** For a country that nobody knows. */
  international: string;
}

/** Amounts and times in words. */
export interface Kitchen {
  /** '3 tbsp', '2 pieces'. */
  amount: (quantity: number, unit: string) => string;
  /** The same next to the ingredient's name, where pieces go without saying: '3'. */
  named: (quantity: number, unit: string) => string;
  /** Before a singular name: '3 ×', '3 tbsp'. */
  times: (quantity: number, unit: string) => string;
  /** The unit alone, as it is written next to the quantity. */
  unit: (unit: string, quantity: number) => string;
  /** '1 h 35 min'. */
  minutes: (minutes: number) => string;
  /** '35 min + 2 h rising'. */
  time: (time: {
    total: number;
    waiting?: number | null | undefined;
    kind?: string | null | undefined;
  }) => string;
  /** 'Rising', to stand alone. */
  waiting: (kind: string | null) => string;
  country: (code: string | null | undefined) => string;
}

/** Puts amounts and times into words. */
export function kitchenOf<Language extends PackLanguage>(
  format: LocaleFormat,
  plural: (count: number, forms: PluralForms<Language>) => string,
  nouns: KitchenNouns<Language>,
): Kitchen {
  // Half a cup is one cup's half: fractions take the singular.
  const of = (count: number, noun: Noun<Language>) =>
    typeof noun === 'string' ? noun : plural(count > 0 && count < 1 ? 1 : count, noun);
  const unit = (name: string, quantity: number) =>
    Object.hasOwn(nouns.units, name) ? of(quantity, nouns.units[name as UnitName]) : name;
  const say = (quantity: number, unitName: string, isNamed: boolean) => {
    const said = sayable({ quantity, unit: unitName });
    if (said.quantity === 0) return nouns.little;
    const isDecimal = said.unit === 'kg' || said.unit === 'l';
    const number = format.quantity(said.quantity, isDecimal);
    const whole =
      isNamed && said.unit === 'piece' ? number : `${number}${nouns.space}${unit(said.unit, said.quantity)}`;
    return said.isAbout ? nouns.about(whole) : whole;
  };
  const minutes = (count: number) => {
    const whole = Math.max(0, Math.round(count));
    const [hours, rest] = [Math.floor(whole / 60), whole % 60];
    const parts = [
      ...(hours > 0 ? [`${format.count(hours)}${nouns.space}${of(hours, nouns.hours)}`] : []),
      ...(rest > 0 || hours === 0 ? [`${format.count(rest)}${nouns.space}${of(rest, nouns.minutes)}`] : []),
    ];
    return parts.join(' ');
  };
  const waiting = (kind: string | null | undefined) =>
    nouns.waiting[kind && Object.hasOwn(nouns.waiting, kind) ? (kind as WaitingKindName) : 'waiting'];
  return {
    amount: (quantity, name) => say(quantity, name, false),
    named: (quantity, name) => say(quantity, name, true),
    times: (quantity, name) =>
      name === 'piece' ? `${say(quantity, name, true)} ×` : say(quantity, name, true),
    unit,
    minutes,
    time: ({ total, waiting: wait, kind }) =>
      !wait || wait < 0
        ? minutes(total)
        : nouns.withWait(minutes(total - wait), minutes(wait), waiting(kind)),
    waiting: (kind) => {
      const word = waiting(kind);
      return word.charAt(0).toLocaleUpperCase(format.locale) + word.slice(1);
    },
    country: (code) => countryIn(format.locale, code) ?? nouns.international,
  };
}
