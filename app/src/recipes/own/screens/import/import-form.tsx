import { Button, type ButtonProps } from '@larder/ui/button';
import { FileField } from '@larder/ui/file-field';
import { ProgressBar } from '@larder/ui/progress-bar';
import { TextArea } from '@larder/ui/text-area';
import { TextField } from '@larder/ui/text-field';
import { useState, type ReactNode } from 'react';
import styles from './import.module.css';

/** What a file may be called; the server looks at what is in it. */
const FILES = '.html,.htm,.json,.jsonld,.txt,.md,.cook,.zip,.paprikarecipes,.paprikarecipe,.gz,.mcb,.crumb';

/** What can be shared with the app, or was typed before. */
export interface SharedSource {
  url: string;
  text: string;
}

export interface ImportFormProps {
  /** What the fields begin with. */
  shared: SharedSource;
  /** How many of the files are read; null if nothing is being read. */
  reading: { done: number; total: number } | null;
  /** Why the last source was not read, at its field. */
  errors: { url?: string | undefined; text?: string | undefined; files?: string | undefined };
  onUrl: (url: string) => void;
  onText: (text: string) => void;
  onFiles: (files: File[]) => void;
  onStop: () => void;
}

/** Where recipes come from: an address, a text, files. */
export function ImportForm({ shared, reading, errors, onUrl, onText, onFiles, onStop }: ImportFormProps) {
  const [url, setUrl] = useState(shared.url);
  const [text, setText] = useState(shared.text);
  const isReading = reading !== null;
  return (
    <div className={styles.forms}>
      <Way title="From a page" action="Read the page" isReading={isReading} onRead={() => onUrl(url)}>
        <TextField
          type="url"
          inputMode="url"
          label="Address of the page"
          placeholder="https://"
          autoComplete="off"
          maxLength={2000}
          error={errors.url}
          value={url}
          onValueChange={setUrl}
        />
      </Way>
      <Way
        title="From a text"
        action="Read the text"
        variant="secondary"
        isReading={isReading}
        onRead={() => onText(text)}
      >
        <TextArea
          label="The recipe"
          hint="Title, ingredients and method, as you copied or typed them"
          rows={6}
          maxLength={500_000}
          error={errors.text}
          value={text}
          onValueChange={setText}
        />
      </Way>
      <div className={styles.way}>
        <h2 className={styles.title}>From files</h2>
        <FileField
          label="Files"
          hint="Saved pages, texts, or the export of Mealie, Paprika, Tandoor, Nextcloud Cookbook, RecipeSage, Copy Me That or Larder"
          multiple
          accept={FILES}
          error={errors.files}
          disabled={isReading}
          onFiles={onFiles}
        />
      </div>
      {reading && (
        <div className={styles.reading}>
          <ProgressBar
            label="Reading..."
            {...(reading.total > 1 && {
              value: reading.done,
              max: reading.total,
              valueText: `${reading.done} of ${reading.total} files`,
            })}
          />
          <Button variant="ghost" size="small" onClick={onStop}>
            Stop
          </Button>
        </div>
      )}
    </div>
  );
}

interface WayProps {
  title: string;
  /** The button's words. */
  action: string;
  variant?: ButtonProps['variant'];
  isReading: boolean;
  onRead: () => void;
  children: ReactNode;
}

/** One way in that is typed: a field and its button. */
function Way({ title, action, variant, isReading, onRead, children }: WayProps) {
  return (
    <form
      noValidate
      className={styles.way}
      onSubmit={(event) => {
        event.preventDefault();
        onRead();
      }}
    >
      <h2 className={styles.title}>{title}</h2>
      {children}
      <Button type="submit" variant={variant} pending={isReading} className={styles.go}>
        {action}
      </Button>
    </form>
  );
}
