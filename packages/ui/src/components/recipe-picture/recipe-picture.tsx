'use client';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { EmptyPlate } from './empty-plate.tsx';
import { classNames } from '../../internal/class-names.ts';
import styles from './recipe-picture.module.css';

/** Another format or size, as in a `source` element. */
export interface RecipePictureSource {
  srcSet: string;
  type?: string | undefined;
  sizes?: string | undefined;
  media?: string | undefined;
}

/** A picture of a dish. Width and height reserve its space while it loads. */
export interface RecipePictureFile {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Better formats, best first. */
  sources?: readonly RecipePictureSource[] | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/** Props of {@link RecipePicture}; other `div` attributes go to the root. */
export interface RecipePictureProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The picture; an empty plate is shown if there is none or it fails to load. */
  picture: RecipePictureFile | null | undefined;
  /** Alternative text; empty if the dish's name is next to the picture. */
  alt?: string | undefined;
  /** Loads eagerly with high priority: only for pictures visible without scrolling. */
  priority?: boolean | undefined;
}

/** A picture of a dish that fills its container. */
export const RecipePicture = forwardRef<HTMLDivElement, RecipePictureProps>(function RecipePicture(
  { picture, alt = '', priority = false, className, ...rest },
  ref,
) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isMissing = !picture || picture.src === brokenSrc;
  return (
    <div
      ref={ref}
      {...rest}
      data-slot="recipe-picture"
      data-fallback={isMissing ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      {isMissing ? (
        <EmptyPlate className={styles.picture} label={alt} />
      ) : (
        <picture>
          {picture.sources?.map((source) => (
            <source key={source.type ?? source.srcSet} {...source} />
          ))}
          <img
            data-slot="recipe-picture-image"
            className={styles.picture}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={picture.sizes}
            width={picture.width ?? 480}
            height={picture.height ?? 360}
            alt={alt}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding="async"
            onError={() => setBrokenSrc(picture.src)}
          />
        </picture>
      )}
    </div>
  );
});
