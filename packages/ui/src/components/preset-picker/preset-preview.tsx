'use client';
import { TriangleAlert } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { Glyph } from '../../internal/glyph.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import type { AvoidedFood } from '../allergy-note/index.ts';
import { Flag } from '../flag/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './preset-preview.module.css';

/** Text labels of the preview. */
export interface PresetPreviewLabels {
  count: (count: number) => string;
  /** Text of the button that shows the rest. */
  more: (count: number) => string;
  /** Text of the button that hides the rest. */
  fewer: string;
  /** Announced after an ingredient the cook avoids. */
  avoided: string;
}

export const LABELS = (format: LocaleFormat): PresetPreviewLabels => ({
  count: (count) => `${format.count(count)} ${count === 1 ? 'ingredient' : 'ingredients'}`,
  more: (count) => `+${format.count(count)} more`,
  fewer: 'Show fewer',
  avoided: ', which you avoid',
});

/** An ingredient of a preset, with its drawing. */
export interface PresetIngredient {
  name: string;
  /** A drawing before the name, hidden from screen readers. */
  glyph?: ReactNode;
  /** What the cook avoids in it; undefined if it is safe. */
  avoided?: AvoidedFood | undefined;
}

/** Props of {@link PresetPreview}; other `div` attributes go to the root. */
export interface PresetPreviewProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The country code, for its flag. */
  country: string;
  /** The country name. */
  name: string;
  /** The total number of ingredients. */
  count: number;
  /** Ingredient names, optionally with drawings, most characteristic first. */
  ingredients: readonly (string | PresetIngredient)[];
  /** How many are shown at first. */
  limit?: number | undefined;
  /** Whether all are shown, if controlled. */
  open?: boolean | undefined;
  /** Whether all are initially shown, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The heading level of the country name. */
  headingLevel?: HeadingLevel | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<PresetPreviewLabels> | undefined;
}

/** A preview of a preset: the country, the number of ingredients and the first dozen names. */
export const PresetPreview = forwardRef<HTMLDivElement, PresetPreviewProps>(function PresetPreview(
  {
    country,
    name,
    count,
    ingredients,
    limit = 12,
    open,
    defaultOpen = false,
    onOpenChange,
    headingLevel = 2,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'preset-picker');
  const [showsAll, setShowsAll] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const Heading = `h${headingLevel}` as const;
  const hidden = count - Math.min(limit, ingredients.length);
  const canShowAll = ingredients.length > limit;
  return (
    <div ref={ref} {...rest} data-slot="preset-preview" className={classNames(styles.root, className)}>
      <div className={styles.head}>
        <Flag country={country} label="" className={styles.flag} />
        <Heading className={styles.name}>{name}</Heading>
        <span data-slot="preset-preview-count" className={styles.count}>
          {words.count(count)}
        </span>
      </div>
      <ul data-slot="preset-preview-ingredients" className={styles.list}>
        {(showsAll ? ingredients : ingredients.slice(0, limit)).map(asIngredient).map((ingredient) => (
          <li
            key={ingredient.name}
            data-avoided={ingredient.avoided ? '' : undefined}
            className={styles.ingredient}
          >
            <Glyph slot="preset-preview-glyph">{ingredient.glyph}</Glyph>
            {ingredient.avoided ? (
              <>
                <TriangleAlert aria-hidden="true" className={styles.sign} />
                {ingredient.name}
                <VisuallyHidden>{words.avoided}</VisuallyHidden>
              </>
            ) : (
              ingredient.name
            )}
          </li>
        ))}
        {hidden > 0 ? (
          <li className={styles.rest}>
            {canShowAll ? (
              <button
                type="button"
                data-slot="preset-preview-more"
                className={styles.more}
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? words.fewer : words.more(hidden)}
              </button>
            ) : (
              words.more(hidden)
            )}
          </li>
        ) : null}
      </ul>
    </div>
  );
});

function asIngredient(ingredient: string | PresetIngredient): PresetIngredient {
  return typeof ingredient === 'string' ? { name: ingredient } : ingredient;
}

/** Typical name widths, in rem. */
const WIDTHS = [8.5, 6.5, 6.25, 5.75, 6, 6.75, 8, 4.75, 4.5, 5, 7.75, 7];

/** Props of {@link PresetPreviewSkeleton}: every attribute of a `div`. */
export type PresetPreviewSkeletonProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** Placeholder for {@link PresetPreview} while it loads. */
export const PresetPreviewSkeleton = forwardRef<HTMLDivElement, PresetPreviewSkeletonProps>(
  function PresetPreviewSkeleton({ className, ...rest }, ref) {
    return (
      <div
        ref={ref}
        aria-hidden="true"
        {...rest}
        data-slot="preset-preview-skeleton"
        className={classNames(styles.root, className)}
      >
        <div className={styles.head}>
          <Skeleton style={{ width: '11rem', height: '2.1rem' }} />
        </div>
        <div className={styles.list}>
          {WIDTHS.map((width) => (
            <Skeleton key={width} shape="pill" style={{ width: `${width}rem`, height: '2.25rem' }} />
          ))}
        </div>
      </div>
    );
  },
);
