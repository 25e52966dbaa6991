import { weekFrom, type Day } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { Select } from '@larder/ui/select';
import { t } from '../../../platform/language/t.ts';
import { dateInWords } from '../../date-in-words.ts';

interface StartSelectProps {
  today: Day;
  /** The first day of the new week. */
  value: Day;
  onValueChange: (day: Day) => void;
}

/** Chooses which of the next seven days the new week begins on. */
export function StartSelect({ today, value, onValueChange }: StartSelectProps) {
  const { dateLocale } = useLocale();
  const options = weekFrom(today).map((day, index) => ({
    value: day,
    label: startInWords(day, index, dateLocale),
  }));
  return (
    <Select
      label={t('First day of the new week')}
      hideLabel
      options={options}
      value={value}
      onValueChange={onValueChange}
    />
  );
}

function startInWords(day: Day, daysAhead: number, dateLocale: string): string {
  if (daysAhead === 0) return t('Starting today');
  if (daysAhead === 1) return t('Starting tomorrow');
  return t('Starting {day}', { day: dateInWords(day, dateLocale) });
}
