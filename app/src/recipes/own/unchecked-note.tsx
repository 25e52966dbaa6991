import { Badge } from '@larder/ui/badge';
import { CircleHelp } from 'lucide-react';
import styles from './unchecked-note.module.css';

/** Says of a recipe with lines that nobody knows that diets and allergens were not checked. Nothing for all others. */
export function UncheckedNote({ lines }: { lines: number | undefined }) {
  return lines ? (
    <Badge tone="missing" icon={<CircleHelp />} className={styles.root}>
      {uncheckedText(lines)}
    </Badge>
  ) : null;
}

/** The same as a text. */
export const uncheckedText = (lines: number): string =>
  `Not checked: ${lines} ${lines === 1 ? 'line' : 'lines'} unknown`;
