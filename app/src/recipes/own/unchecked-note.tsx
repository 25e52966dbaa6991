import { CircleHelp } from 'lucide-react';
import { CautionBadge } from '../../platform/caution/caution-badge.tsx';

/** Says of a recipe with lines that nobody knows that diets and allergens were not checked. Nothing for all others. */
export function UncheckedNote({ lines }: { lines: number | undefined }) {
  return lines ? <CautionBadge icon={<CircleHelp />}>{uncheckedText(lines)}</CautionBadge> : null;
}

/** The same as a text. */
export const uncheckedText = (lines: number): string =>
  `Not checked: ${lines} ${lines === 1 ? 'line' : 'lines'} unknown`;
