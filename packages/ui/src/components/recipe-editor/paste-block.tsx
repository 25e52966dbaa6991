'use client';
import { ClipboardPaste } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { TextArea } from '../text-area/index.ts';
import type { RecipeEditorLabels } from './recipe-editor-words.ts';
import styles from './recipe-editor.module.css';

interface PasteBlockProps {
  /** What the button says. */
  label: string;
  words: RecipeEditorLabels;
  onAdd: (text: string) => void;
}

/** A button that opens a field for a whole list. */
export function PasteBlock({ label, words, onAdd }: PasteBlockProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    setText('');
  };
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        <ClipboardPaste aria-hidden="true" />
        {label}
      </Button>
      {isOpen ? (
        <div role="group" aria-label={label} data-slot="recipe-editor-paste" className={styles.paste}>
          <TextArea
            ref={field}
            label={words.pasteField}
            rows={6}
            autoComplete="off"
            value={text}
            onValueChange={setText}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              close();
              button.current?.focus();
            }}
          />
          <div className={styles.actions}>
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                close();
                button.current?.focus();
              }}
            >
              {words.pasteCancel}
            </Button>
            <Button
              size="small"
              onClick={() => {
                onAdd(text);
                close();
              }}
            >
              {words.pasteAdd}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
}
