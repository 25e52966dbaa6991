import { preferenceLabel, type Diet } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { Ban, Tag, type LucideIcon } from 'lucide-react';
import { regionalName } from '../../platform/locale/shown-name.ts';
import { useAvoided } from './avoided.ts';
import styles from './diet-notes.module.css';

interface DietOfDish {
  readonly diet: Diet;
  readonly ingredients: readonly string[];
}

interface DietNotesProps {
  /** The diets that a recipe fits, depending on the labels of these ingredients. */
  byLabel: readonly DietOfDish[] | undefined;
  /** The diets that it does not fit, because of these ingredients. */
  against: readonly DietOfDish[] | undefined;
}

const NONE: readonly DietOfDish[] = [];

/** Whether a recipe fits the cook's own diets, and what decides or is against it. Plans leave such a recipe out. */
export function DietNotes({ byLabel = NONE, against = NONE }: DietNotesProps) {
  const avoided = useAvoided();
  const { list } = useLocale();
  const own = avoided.status === 'known' ? (avoided.diets ?? []) : [];
  const isOwn = ({ diet }: DietOfDish) => own.includes(diet);
  const named = (names: readonly string[]) => list(names.map((name) => regionalName(name)));
  return (
    <>
      {against.filter(isOwn).map(({ diet, ingredients }) => (
        <Note key={diet} icon={Ban}>
          {ingredients.length > 0
            ? `Not ${inWords(diet)}: ${named(ingredients)}`
            : `Does not count as ${inWords(diet)}`}
        </Note>
      ))}
      {byLabel.filter(isOwn).map(({ diet, ingredients }) => (
        <Note key={diet} icon={Tag}>
          {`May be ${inWords(diet)}: check the label of ${list(ingredients.map((name) => `the ${regionalName(name)}`))}`}
        </Note>
      ))}
    </>
  );
}

function Note({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <p className={styles.root}>
      <Icon aria-hidden="true" className={styles.icon} />
      {children}
    </p>
  );
}

const inWords = (diet: Diet): string => preferenceLabel(diet).toLowerCase();
