'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { RecipePicture } from '../recipe-picture/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import styles from './table-picture.module.css';
import type { TablePictureOrder } from './types.ts';
import { useDrawn } from './use-drawn.ts';
import { useNear } from './use-near.ts';

/** Props of {@link TablePicture}; other `div` attributes go to the root. */
export interface TablePictureProps
  extends TablePictureOrder, Omit<ComponentPropsWithoutRef<'div'>, 'children' | keyof TablePictureOrder> {
  /** Alternative text; empty if the dish's name is next to the picture. */
  alt?: string | undefined;
  /** Draws at once: only for pictures visible without scrolling. */
  priority?: boolean | undefined;
}

/** A dish drawn from its ingredients, seen from above. The kit that draws is loaded when the first one nears the window. */
export const TablePicture = forwardRef<HTMLDivElement, TablePictureProps>(function TablePicture(
  { ingredients, dish, kind, vessel, cut, seed, alt = '', priority = false, className, ...rest },
  ref,
) {
  const [isNear, nearRef] = useNear(priority);
  const src = useDrawn({ ingredients, dish, kind, vessel, cut, seed }, isNear);
  return (
    <div
      {...(alt ? { role: 'img', 'aria-label': alt } : {})}
      {...rest}
      ref={useMergedRefs(nearRef, ref)}
      data-slot="table-picture"
      data-state={src === undefined ? 'waiting' : src === null ? 'empty' : 'drawn'}
      className={classNames(styles.root, className)}
    >
      {src === undefined ? (
        <Skeleton shape="picture" className={styles.fill} />
      ) : (
        <RecipePicture
          className={styles.fill}
          picture={src === null ? null : { src, width: 800, height: 600 }}
          priority
        />
      )}
    </div>
  );
});
