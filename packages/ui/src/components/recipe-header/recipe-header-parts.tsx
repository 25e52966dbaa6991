'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useLocale } from '../locale/index.ts';
import { RecipePicture, type RecipePictureFile } from '../recipe-picture/index.ts';
import styles from './recipe-header.module.css';

/** Props of {@link RecipeHeaderFrame}; every attribute of a `header` goes on the root. */
export interface RecipeHeaderFrameProps extends ComponentPropsWithoutRef<'header'> {
  picture?: RecipePictureFile | null | undefined;
}

/** The picture that bleeds off the page, and beside it a column for parts of your own choice. */
export const RecipeHeaderFrame = forwardRef<HTMLElement, RecipeHeaderFrameProps>(function RecipeHeaderFrame(
  { picture, className, children, ...rest },
  ref,
) {
  return (
    <header ref={ref} {...rest} data-slot="recipe-header" className={classNames(styles.root, className)}>
      <div className={styles.page}>
        <RecipePicture className={styles.picture} picture={picture} priority />
        <div className={styles.text}>{children}</div>
      </div>
    </header>
  );
});

/** Props of {@link RecipeHeaderTitle}; every attribute of an `h1` goes on the root. */
export interface RecipeHeaderTitleProps extends Omit<ComponentPropsWithoutRef<'h1'>, 'title' | 'children'> {
  title: string;
  /** Its name in other words on a line of its own; what stands in brackets behind the title when absent. */
  subtitle?: string | null | undefined;
}

/** The dish's name, large; what stands in brackets behind it, its name in other words, small on a line of its own. */
export const RecipeHeaderTitle = forwardRef<HTMLHeadingElement, RecipeHeaderTitleProps>(
  function RecipeHeaderTitle({ title, subtitle, className, ...rest }, ref) {
    const [, name = title, bracket] = /^([^(]+?)\s*\(([^()]+)\)$/.exec(title) ?? [];
    const meaning = subtitle ?? bracket;
    return (
      <h1 ref={ref} {...rest} data-slot="recipe-header-title" className={classNames(styles.title, className)}>
        {name}
        {meaning ? <span className={styles.meaning}> {meaning}</span> : null}
      </h1>
    );
  },
);

/** A number and the short word behind it: 2 and 'h'. */
export interface RecipeHeaderAmount {
  value: number;
  unit?: string | undefined;
}

/** A figure of a recipe. */
export interface RecipeHeaderFigure {
  /** What it counts: 'Prep time'. */
  name: string;
  /** A number, several that belong together ('2 h 10 min'), or a word in place of one. */
  value: number | readonly RecipeHeaderAmount[] | string;
  /** A short word behind a number: 'min'. */
  unit?: string | undefined;
}

const amountsOf = ({ value, unit }: RecipeHeaderFigure): readonly RecipeHeaderAmount[] => {
  if (typeof value === 'number') return [{ value, unit }];
  return typeof value === 'string' ? [] : value;
};

/** Props of {@link RecipeHeaderFigures}; every attribute of a `dl` goes on the root. */
export interface RecipeHeaderFiguresProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  figures: readonly RecipeHeaderFigure[];
}

/** Figures in large numerals, each over its name. */
export const RecipeHeaderFigures = forwardRef<HTMLDListElement, RecipeHeaderFiguresProps>(
  function RecipeHeaderFigures({ figures, className, ...rest }, ref) {
    const { count } = useLocale();
    return (
      <dl
        ref={ref}
        {...rest}
        data-slot="recipe-header-figures"
        className={classNames(styles.figures, className)}
      >
        {figures.map((figure) => (
          <div key={figure.name} className={styles.figure}>
            <dt>{figure.name}</dt>
            <dd>
              {typeof figure.value === 'string' ? <span className={styles.word}>{figure.value}</span> : null}
              {amountsOf(figure).map(({ value, unit }) => (
                <span key={unit ?? ''} className={styles.amount}>
                  {count(value)}
                  {unit ? <small>{unit}</small> : null}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    );
  },
);

/** Props of {@link RecipeHeaderActions}: every attribute of a `div`. */
export type RecipeHeaderActionsProps = ComponentPropsWithoutRef<'div'>;

/** Buttons at the foot of the column, one of them primary. */
export const RecipeHeaderActions = forwardRef<HTMLDivElement, RecipeHeaderActionsProps>(
  function RecipeHeaderActions({ className, ...rest }, ref) {
    return (
      <div
        ref={ref}
        {...rest}
        data-slot="recipe-header-actions"
        className={classNames(styles.actions, className)}
      />
    );
  },
);
