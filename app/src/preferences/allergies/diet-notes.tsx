import { preferenceLabel, type Diet } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { Ban, Tag, type LucideIcon } from 'lucide-react';
import { CautionBadge } from '../../platform/caution/caution-badge.tsx';
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
  /** `line` is for a card, and names two ingredients at most; `panel` comes first on a page. */
  variant?: 'line' | 'panel' | undefined;
}

interface NoteProps {
  readonly icon: LucideIcon;
  readonly variant: 'line' | 'panel';
  readonly children: string;
}

const NONE: readonly DietOfDish[] = [];
const NAMED_ON_A_LINE = 2;

/** Whether a recipe fits the cook's own diets, and what decides or is against it. Plans leave such a recipe out. */
export function DietNotes({ byLabel = NONE, against = NONE, variant = 'panel' }: DietNotesProps) {
  const avoided = useAvoided();
  const { list } = useLocale();
  const own = avoided.status === 'known' ? (avoided.diets ?? []) : [];
  const isOwn = ({ diet }: DietOfDish) => own.includes(diet);
  const named = (ingredients: readonly string[], before = '') => {
    const names = ingredients.map((name) => `${before}${regionalName(name)}`);
    const most = variant === 'line' ? NAMED_ON_A_LINE : names.length;
    return list(names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names);
  };
  return (
    <>
      {against.filter(isOwn).map(({ diet, ingredients }) => (
        <Note key={diet} icon={Ban} variant={variant}>
          {ingredients.length > 0
            ? `Not ${inWords(diet)}: ${named(ingredients)}`
            : `Does not count as ${inWords(diet)}`}
        </Note>
      ))}
      {byLabel.filter(isOwn).map(({ diet, ingredients }) => (
        <Note key={diet} icon={Tag} variant={variant}>
          {`May be ${inWords(diet)}: check the label of ${named(ingredients, 'the ')}`}
        </Note>
      ))}
    </>
  );
}

function Note({ icon: Icon, variant, children }: NoteProps) {
  if (variant === 'line') return <CautionBadge icon={<Icon />}>{children}</CautionBadge>;
  return (
    <p className={styles.root}>
      <Icon aria-hidden="true" className={styles.icon} />
      {children}
    </p>
  );
}

const inWords = (diet: Diet): string => preferenceLabel(diet).toLowerCase();
