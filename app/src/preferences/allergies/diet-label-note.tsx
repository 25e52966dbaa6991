import { preferenceLabel, type Diet } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { Tag } from 'lucide-react';
import { regionalName } from '../../platform/locale/shown-name.ts';
import { useAvoided } from './avoided.ts';
import styles from './diet-label-note.module.css';

interface DietByLabel {
  readonly diet: Diet;
  readonly ingredients: readonly string[];
}

interface DietLabelNoteProps {
  /** The diets that a recipe fits, depending on the labels of these ingredients. */
  diets: readonly DietByLabel[] | undefined;
}

const NONE: readonly DietByLabel[] = [];

/** Names the labels that decide whether a recipe fits the cook's own diets. Plans leave such a recipe out. */
export function DietLabelNote({ diets = NONE }: DietLabelNoteProps) {
  const avoided = useAvoided();
  const { list } = useLocale();
  const own = avoided.status === 'known' ? (avoided.diets ?? []) : [];
  return diets
    .filter(({ diet }) => own.includes(diet))
    .map(({ diet, ingredients }) => (
      <p key={diet} className={styles.root}>
        <Tag aria-hidden="true" className={styles.icon} />
        {`May be ${preferenceLabel(diet).toLowerCase()}: check the label of ${list(ingredients.map((name) => `the ${regionalName(name)}`))}`}
      </p>
    ));
}
