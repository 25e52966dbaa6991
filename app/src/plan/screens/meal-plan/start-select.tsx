import { weekFrom, type Day } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { Select } from '@larder/ui/select';
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
  const named = ['today', 'tomorrow'];
  const options = weekFrom(today).map((day, index) => ({
    value: day,
    label: `Starting ${named[index] ?? dateInWords(day, dateLocale)}`,
  }));
  return (
    <Select
      label="First day of the new week"
      hideLabel
      options={options}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
