import { Button, type ButtonProps } from '@larder/ui/button';
import { FileField } from '@larder/ui/file-field';
import { ProgressBar } from '@larder/ui/progress-bar';
import { TextArea } from '@larder/ui/text-area';
import { TextField } from '@larder/ui/text-field';
import { useRef, useState, type ReactNode } from 'react';
import { plural, t } from '../../../../platform/language/t.ts';
import { useFocusKept } from '../../../../platform/use-focus-kept.ts';
import styles from './import.module.css';

/** What a file may be called; the server looks at what is in it. */
const FILES = '.html,.htm,.json,.jsonld,.txt,.md,.cook,.zip,.paprikarecipes,.paprikarecipe,.gz,.mcb,.crumb';

/** What can be shared with the app, or was typed before. */
export interface SharedSource {
  url: string;
  text: string;
}

/** A page's address, a text, or files. */
export type ImportWay = 'url' | 'text' | 'files';

export interface ImportFormProps {
  /** What the fields begin with. */
  shared: SharedSource;
  /** Where it is read from, and how many of the files are done; null if nothing is being read. */
  reading: { from: ImportWay; done: number; total: number } | null;
  /** Why the last source was not read, at its field. */
  errors: Partial<Record<ImportWay, string | undefined>>;
  onUrl: (url: string) => void;
  onText: (text: string) => void;
  onFiles: (files: File[]) => void;
  onStop: () => void;
}

/** Where recipes come from: an address, a text, files. */
export function ImportForm({ shared, reading, errors, onUrl, onText, onFiles, onStop }: ImportFormProps) {
  const [url, setUrl] = useState(shared.url);
  const [text, setText] = useState(shared.text);
  const files = useRef<HTMLDivElement>(null);
  const isReading = reading !== null;
  // Beside what is read: at the end of the form, nobody on a phone would see it.
  const progressOf = (way: ImportWay) =>
    reading?.from === way ? <Progress {...reading} onStop={onStop} /> : null;
  const progressOfFiles = progressOf('files');
  useFocusKept(files, progressOfFiles ? 1 : 0, { targets: STOP, otherwise: 'input' });
  return (
    <div className={styles.forms}>
      <Way
        title={t('From a page')}
        action={t('Read the page')}
        progress={progressOf('url')}
        isOff={isReading}
        onRead={() => onUrl(url)}
      >
        <TextField
          type="url"
          inputMode="url"
          label={t('Address of the page')}
          placeholder="https://"
          autoComplete="off"
          maxLength={2000}
          error={errors.url}
          value={url}
          onValueChange={setUrl}
        />
      </Way>
      <Way
        title={t('From a text')}
        action={t('Read the text')}
        variant="secondary"
        progress={progressOf('text')}
        isOff={isReading}
        onRead={() => onText(text)}
      >
        <TextArea
          label={t('The recipe')}
          hint={t('Title, ingredients and method, as you copied or typed them')}
          rows={6}
          maxLength={500_000}
          error={errors.text}
          value={text}
          onValueChange={setText}
        />
      </Way>
      <div ref={files} className={styles.way}>
        <h2 className={styles.title}>{t('From files')}</h2>
        <FileField
          label={t('Files')}
          hint={t(
            'Saved pages, texts, or the export of Mealie, Paprika, Tandoor, Nextcloud Cookbook, RecipeSage, Copy Me That or Larder',
          )}
          multiple
          accept={FILES}
          error={errors.files}
          disabled={isReading}
          onFiles={onFiles}
        />
        {progressOfFiles}
      </div>
    </div>
  );
}

interface ProgressProps {
  done: number;
  total: number;
  onStop: () => void;
}

/** The button that stops: it takes focus with it when it goes. */
const STOP = '[data-progress] button';

/** That something is being read, and a way to stop it. */
function Progress({ done, total, onStop }: ProgressProps) {
  return (
    <div data-progress="" className={styles.reading}>
      <ProgressBar
        label={t('Reading...')}
        {...(total > 1 && {
          value: done,
          max: total,
          valueText: plural(
            total,
            { one: '{done} of {count} file', other: '{done} of {count} files' },
            { done },
          ),
        })}
      />
      <Button variant="ghost" size="small" onClick={onStop}>
        {t('Stop')}
      </Button>
    </div>
  );
}

interface WayProps {
  title: string;
  /** The button's words. */
  action: string;
  variant?: ButtonProps['variant'];
  /** That this way is being read, after its button: nothing moves under a finger that presses twice. */
  progress: ReactNode;
  /** Something is being read, this way or another. */
  isOff: boolean;
  onRead: () => void;
  children: ReactNode;
}

/** One way in that is typed: a field and its button. */
function Way({ title, action, variant, progress, isOff, onRead, children }: WayProps) {
  const root = useRef<HTMLFormElement>(null);
  useFocusKept(root, progress ? 1 : 0, { targets: STOP, otherwise: '[type="submit"]' });
  return (
    <form
      ref={root}
      noValidate
      className={styles.way}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOff) onRead();
      }}
    >
      <h2 className={styles.title}>{title}</h2>
      {children}
      <Button
        type="submit"
        variant={variant}
        pending={progress !== null}
        aria-disabled={isOff || undefined}
        className={styles.go}
      >
        {action}
      </Button>
      {progress}
    </form>
  );
}
