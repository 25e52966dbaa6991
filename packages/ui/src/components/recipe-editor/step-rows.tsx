'use client';
import { LIMITS } from '@larder/domain';
import { Plus } from 'lucide-react';
import { memo, type ClipboardEvent } from 'react';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { Button } from '../button/index.ts';
import { TextArea } from '../text-area/index.ts';
import { splitSteps } from './editor-rows.ts';
import { PasteBlock } from './paste-block.tsx';
import type { StepRow } from './recipe-editor-value.ts';
import type { RecipeEditorLabels } from './recipe-editor-words.ts';
import { rowKeys } from './row-keys.ts';
import { RowMenu } from './row-menu.tsx';
import type { EditorRowActs } from './use-editor-rows.ts';
import styles from './recipe-editor.module.css';

interface StepRowsProps {
  rows: readonly StepRow[];
  error: ErrorMessage | undefined;
  words: RecipeEditorLabels;
  act: EditorRowActs;
}

/** The steps of the method, each with its numeral, and what adds more. */
export function StepRows({ rows, error, ...shared }: StepRowsProps) {
  const { words, act } = shared;
  return (
    <>
      <ol data-slot="recipe-editor-rows" data-list="steps" className={styles.rows}>
        {rows.map((row, index) => (
          <EditedStep
            key={row.key}
            row={row}
            number={index + 1}
            isLast={index === rows.length - 1}
            error={index === 0 ? error : undefined}
            {...shared}
          />
        ))}
      </ol>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => act.add('steps')}>
          <Plus aria-hidden="true" />
          {words.addStep}
        </Button>
        <PasteBlock
          label={words.pasteSteps}
          words={words}
          onAdd={(text) => act.paste('steps', splitSteps(text))}
        />
      </div>
    </>
  );
}

interface EditedStepProps extends Omit<StepRowsProps, 'rows'> {
  row: StepRow;
  number: number;
  isLast: boolean;
}

const EditedStep = memo(function EditedStep({ row, number, isLast, error, words, act }: EditedStepProps) {
  const { key, text } = row;
  const name = words.step(number);
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    act.paste(
      'steps',
      splitSteps(`${text.slice(0, selectionStart)}${pasted}${text.slice(selectionEnd)}`),
      key,
    );
  };
  return (
    <li data-slot="recipe-editor-row" data-row={key} className={styles.step}>
      <span aria-hidden="true" className={styles.numeral}>
        {number}
      </span>
      <TextArea
        hideLabel
        label={name}
        error={error}
        rows={2}
        className={styles.text}
        maxLength={LIMITS.recipe.step}
        autoComplete="off"
        value={text}
        onValueChange={(next) => act.changeText('steps', key, next)}
        onKeyDown={rowKeys('steps', key, name, act)}
        onPaste={paste}
      />
      <RowMenu
        list="steps"
        row={key}
        name={name}
        isFirst={number === 1}
        isLast={isLast}
        words={words}
        act={act}
      />
    </li>
  );
});
