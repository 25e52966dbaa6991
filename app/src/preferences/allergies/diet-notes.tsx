import type { Diet } from '@larder/domain';
import { useLocale } from '@larder/ui/locale';
import { Ban, Tag, type LucideIcon } from 'lucide-react';
import { CautionBadge } from '../../platform/caution/caution-badge.tsx';
import { plural, t } from '../../platform/language/t.ts';
import { dietInNote } from '../../platform/language/choice-names.ts';
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
  const named = (names: readonly string[]) => {
    const left = variant === 'line' ? names.length - NAMED_ON_A_LINE : 0;
    if (left <= 0) return list(names);
    const more = plural(left, { one: '{count} more', other: '{count} more' });
    return list([...names.slice(0, NAMED_ON_A_LINE), more]);
  };
  const withArticle = (name: string) => t('the {ingredient}', { ingredient: regionalName(name) });
  return (
    <>
      {against.filter(isOwn).map(({ diet, ingredients }) => (
        <Note key={diet} icon={Ban} variant={variant}>
          {ingredients.length > 0
            ? t('Not {diet}: {ingredients}', {
                diet: dietInNote(diet),
                ingredients: named(ingredients.map(regionalName)),
              })
            : t('Does not count as {diet}', { diet: dietInNote(diet) })}
        </Note>
      ))}
      {byLabel.filter(isOwn).map(({ diet, ingredients }) => (
        <Note key={diet} icon={Tag} variant={variant}>
          {t('May be {diet}: check the label of {ingredients}', {
            diet: dietInNote(diet),
            ingredients: named(ingredients.map(withArticle)),
          })}
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
