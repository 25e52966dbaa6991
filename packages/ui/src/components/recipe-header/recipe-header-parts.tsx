'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import { useLocale } from '../locale/index.ts';
import { RecipePicture, type RecipePictureFile } from '../recipe-picture/index.ts';
import styles from './recipe-header.module.css';

/** Props of {@link RecipeHeaderFrame}; other `header` attributes go to the root. */
export interface RecipeHeaderFrameProps extends ComponentPropsWithoutRef<'header'> {
  /** The picture of the dish; an empty plate is shown without one. */
  picture?: RecipePictureFile | null | undefined;
}

/** A picture that bleeds off the page, next to a column for custom parts. */
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

/** Props of {@link RecipeHeaderTitle}; other `h1` attributes go to the root. */
export interface RecipeHeaderTitleProps extends Omit<ComponentPropsWithoutRef<'h1'>, 'title' | 'children'> {
  /** The dish. */
  title: string;
  /** An alternative name on its own line; defaults to text in parentheses after the title. */
  subtitle?: string | null | undefined;
}

/**
 * The recipe's name in large type, with an alternative name, such as text in parentheses, in small type
 * below.
 */
export const RecipeHeaderTitle = forwardRef<HTMLHeadingElement, RecipeHeaderTitleProps>(
  function RecipeHeaderTitle({ title, subtitle, className, ...rest }, ref) {
    const [, name = title, bracket] = /^([^(]+?)\s*\(([^()]+)\)$/.exec(title) ?? [];
    const meaning = subtitle ?? bracket;
    const lang = useContentLang();
    return (
      <h1
        ref={ref}
        lang={lang}
        {...rest}
        data-slot="recipe-header-title"
        className={classNames(styles.title, className)}
      >
        {name}
        {meaning ? <span className={styles.meaning}> {meaning}</span> : null}
      </h1>
    );
  },
);

/** A number and its unit: 2 and 'h'. */
export interface RecipeHeaderAmount {
  value: number;
  unit?: string | undefined;
}

/** A figure of a recipe. */
export interface RecipeHeaderFigure {
  /** Its label: 'Prep time'. */
  name: string;
  /** A number, a compound ('2 h 10 min'), or text. */
  value: number | readonly RecipeHeaderAmount[] | string;
  /** The unit: 'min'. */
  unit?: string | undefined;
}

const amountsOf = ({ value, unit }: RecipeHeaderFigure): readonly RecipeHeaderAmount[] => {
  if (typeof value === 'number') return [{ value, unit }];
  return typeof value === 'string' ? [] : value;
};

/** Props of {@link RecipeHeaderFigures}; other `dl` attributes go to the root. */
export interface RecipeHeaderFiguresProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** The figures, in order. */
  figures: readonly RecipeHeaderFigure[];
}

/** Large figures, each above its label. */
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
            <dd className="ld-part">
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

/** Buttons at the bottom of the column, one of them primary. */
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
