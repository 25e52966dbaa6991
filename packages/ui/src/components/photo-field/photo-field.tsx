'use client';
import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { forwardRef, useId, useRef, useState, type ComponentPropsWithoutRef, type DragEvent } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { ErrorLine } from '../../internal/error-line.tsx';
import { KeepFocus } from '../../internal/keep-focus.tsx';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { Button } from '../button/index.ts';
import { useWords } from '../locale/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { LABELS, MEGABYTE, type PhotoFieldLabels } from './photo-field-words.ts';
import { refusalOf, type PhotoRefusal } from './photo-refusal.ts';
import styles from './photo-field.module.css';

/** Props of {@link PhotoField}; other `div` attributes go to the root. */
export interface PhotoFieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onDrop'> {
  /** What it is a photo of: the group's name. */
  label: string;
  /** The photo that is there. */
  photo?: { src: string; alt: string } | null | undefined;
  /** Called with a file of an accepted type and size, chosen, taken or dropped. */
  onFile: (file: File) => void;
  /** Removes the photo. Without it, a photo can only be replaced. */
  onRemove?: (() => void) | undefined;
  /** While it is being sent or removed. */
  pending?: boolean | undefined;
  /** How much is sent, from 0 to 1, if that is known. */
  progress?: number | undefined;
  /** Why the last one failed, and what to do. */
  error?: ErrorMessage | undefined;
  /** The accepted types. Phones convert their own formats to one of them. */
  accept?: string | undefined;
  /** The largest accepted file, in bytes. */
  maxBytes?: number | undefined;
  /** The photo cannot be changed. */
  disabled?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<PhotoFieldLabels> | undefined;
}

/** One photo: chosen, taken with the camera or dropped, replaced and removed. */
export const PhotoField = forwardRef<HTMLDivElement, PhotoFieldProps>(function PhotoField(
  {
    label,
    photo,
    onFile,
    onRemove,
    pending = false,
    progress,
    error,
    accept = 'image/jpeg,image/png,image/webp',
    maxBytes = 15 * MEGABYTE,
    disabled = false,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'photo-field');
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<PhotoRefusal | null>(null);
  const isBusy = pending || disabled;

  function takeFiles(files: readonly File[]) {
    const why = refusalOf(files, { accept, maxBytes });
    setRefused(why);
    const [file] = files;
    if (file && why === null) onFile(file);
  }

  const input = (of: typeof chooser, capture?: 'environment') => (
    <input
      ref={of}
      type="file"
      accept={accept}
      capture={capture}
      tabIndex={-1}
      aria-hidden="true"
      className={styles.input}
      onChange={({ target }) => {
        takeFiles([...(target.files ?? [])]);
        // The same file can be chosen again.
        target.value = '';
      }}
    />
  );
  const drop = {
    onDragOver: (event: DragEvent) => {
      // Otherwise the browser opens the file in place of the page.
      event.preventDefault();
      setOver(!isBusy);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!isBusy) takeFiles([...event.dataTransfer.files]);
    },
  };
  const message = refused === null ? error : words.refused(refused, maxBytes);
  return (
    <div
      ref={useMergedRefs(ref, root)}
      role="group"
      aria-label={label}
      aria-describedby={message ? `${id}-error` : undefined}
      {...rest}
      data-slot="photo-field"
      className={classNames(styles.root, className)}
    >
      {input(chooser)}
      {input(camera, 'environment')}
      <div
        {...drop}
        data-slot="photo-field-area"
        data-over={isOver ? '' : undefined}
        data-filled={photo ? '' : undefined}
        className={styles.area}
      >
        {photo ? (
          <img data-slot="photo-field-photo" className={styles.photo} src={photo.src} alt={photo.alt} />
        ) : null}
        <div data-slot="photo-field-actions" className={styles.actions}>
          <Button
            ref={button}
            variant="secondary"
            size="small"
            pending={pending}
            disabled={disabled}
            onClick={() => chooser.current?.click()}
          >
            <ImagePlus aria-hidden="true" />
            {photo ? words.replace : words.choose}
          </Button>
          <Button
            variant="ghost"
            size="small"
            className={styles.take}
            disabled={isBusy}
            onClick={() => camera.current?.click()}
          >
            <Camera aria-hidden="true" />
            {words.take}
          </Button>
          {photo && onRemove ? (
            <Button
              variant="ghost"
              size="small"
              disabled={disabled}
              // Disabled in the middle of its press, it would lose the focus.
              aria-disabled={pending || undefined}
              onClick={pending ? undefined : onRemove}
            >
              <Trash2 aria-hidden="true" />
              {words.remove}
            </Button>
          ) : null}
          {photo ? null : (
            <span aria-hidden="true" className={styles.drop}>
              {words.drop}
            </span>
          )}
        </div>
      </div>
      {pending ? (
        <ProgressBar
          className={styles.progress}
          label={words.sending}
          {...(progress !== undefined && { value: progress, max: 1 })}
        />
      ) : null}
      <div id={`${id}-error`}>
        <ErrorLine>{message}</ErrorLine>
      </div>
      {/* The pressed button is gone with the photo: its place is where another is chosen. */}
      <KeepFocus target={root} find={() => button.current} />
    </div>
  );
});
