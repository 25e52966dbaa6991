import { useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../components/tabs/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import type { Brand } from './brand.ts';
import { cssOf } from './brand-css.ts';
import { fromDesignTokens, NoBrandError, toDesignTokens } from './design-tokens.ts';
import styles from './studio.module.css';

interface ExportedProps {
  text: string;
  /** What it is saved as. */
  file: string;
}

/** A text to copy or to save. */
function Exported({ text, file }: ExportedProps) {
  // Of the text that was copied: another one is not copied yet.
  const [told, setTold] = useState({ text, says: '' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTold({ text, says: 'Copied' });
    } catch {
      setTold({ text, says: 'Could not copy. Select the text instead.' });
    }
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so the keyboard has to reach it */}
      <pre className={styles.code} tabIndex={0} role="region" aria-label={file}>
        <code>{text}</code>
      </pre>
      <div className={styles.row}>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="ghost" size="small" asChild>
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={file}>
            Download {file}
          </a>
        </Button>
        <output>{told.text === text ? told.says : ''}</output>
      </div>
    </>
  );
}

function Import({ onBrandChange }: { onBrandChange: (brand: Brand) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [told, setTold] = useState('');
  const read = () => {
    try {
      onBrandChange(fromDesignTokens(text));
      setError(undefined);
      setTold('Imported');
    } catch (problem) {
      if (!(problem instanceof NoBrandError)) throw problem;
      setError(problem.message);
      setTold('');
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <TextArea
        label="Design tokens (JSON)"
        hint="What was exported here, or tokens with the same names: color.light.accent, radius.m, font.text"
        rows={8}
        spellCheck={false}
        value={text}
        error={error}
        onValueChange={(next) => {
          setText(next);
          setTold('');
        }}
      />
      <div className={styles.row}>
        <Button type="submit" variant="secondary" size="small">
          Import
        </Button>
        <output>{told}</output>
      </div>
    </form>
  );
}

/** The brand as CSS and as design tokens, and the way back. */
export function BrandExchange({
  brand,
  onBrandChange,
}: {
  brand: Brand;
  onBrandChange: (brand: Brand) => void;
}) {
  return (
    <section className={styles.panel} aria-labelledby="studio-exchange">
      <h2 id="studio-exchange">
        Export<VisuallyHidden> and import</VisuallyHidden>
      </h2>
      <Tabs defaultValue="css">
        <TabList label="Format">
          <Tab value="css">CSS</Tab>
          <Tab value="tokens">Design tokens</Tab>
          <Tab value="import">Import</Tab>
        </TabList>
        <TabPanel value="css">
          <Exported text={cssOf(brand)} file="brand.css" />
        </TabPanel>
        <TabPanel value="tokens">
          <Exported text={toDesignTokens(brand)} file="brand.tokens.json" />
        </TabPanel>
        <TabPanel value="import" keepsChildren>
          <Import onBrandChange={onBrandChange} />
        </TabPanel>
      </Tabs>
    </section>
  );
}
