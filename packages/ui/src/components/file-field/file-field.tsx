'use client';
import { FileUp } from 'lucide-react';
import { forwardRef, useState, type InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from '../../internal/field/field.tsx';
import { classNames } from '../../internal/class-names.ts';
import { useWords } from '../locale/index.ts';
import styles from './file-field.module.css';

/** Text labels of the field. */
export interface FileFieldLabels {
  /** Looks like a button. */
  choose: string;
  /** Beside it. */
  drop: string;
}

const LABELS = (): FileFieldLabels => ({ choose: 'Choose files', drop: 'or drop them here' });

/** Props of {@link FileField}; `className` and `style` go to the root, everything else to the input. */
export interface FileFieldProps
  extends
    Omit<FieldProps, 'leading' | 'trailing'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue'> {
  /** Called with the files that were chosen or dropped. The field is empty again then. */
  onFiles: (files: File[]) => void;
  /** Overrides for the built-in text. */
  labels?: Partial<FileFieldLabels> | undefined;
}

/** Takes files: chosen from the device, or dropped. */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(
  { label, hideLabel, hint, error, className, style, id, onFiles, labels, onChange, ...input },
  ref,
) {
  const words = useWords(LABELS, labels, 'file-field');
  const [isOver, setOver] = useState(false);
  return (
    <Field
      slot="file-field"
      id={id}
      describedBy={input['aria-describedby']}
      {...{ label, hideLabel, hint, error, className, style }}
    >
      {(control) => (
        <div data-slot="file-field-area" data-over={isOver ? '' : undefined} className={styles.area}>
          {/* The input covers the area, so the browser takes presses and drops. */}
          <input
            ref={ref}
            {...input}
            {...control}
            type="file"
            className={classNames(styles.input)}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={(event) => {
              onChange?.(event);
              const { files } = event.target;
              if (files && files.length > 0) onFiles([...files]);
              // The same file can be chosen again once it is mended.
              event.target.value = '';
            }}
          />
          <FileUp aria-hidden="true" className={styles.icon} />
          <span aria-hidden="true" className={styles.text}>
            <b data-slot="file-field-choose">{words.choose}</b> {words.drop}
          </span>
        </div>
      )}
    </Field>
  );
});
