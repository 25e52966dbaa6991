import { CircleHelp } from 'lucide-react';
import { CautionBadge } from '../../platform/caution/caution-badge.tsx';
import { plural } from '../../platform/language/t.ts';

/** Says of a recipe with lines that nobody knows that diets and allergens were not checked. Nothing for all others. */
export function UncheckedNote({ lines }: { lines: number | undefined }) {
  return lines ? (
    <CautionBadge icon={<CircleHelp />}>
      {plural(lines, {
        one: 'Not checked: {count} line unknown',
        other: 'Not checked: {count} lines unknown',
      })}
    </CautionBadge>
  ) : null;
}
