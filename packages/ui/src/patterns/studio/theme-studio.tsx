import { useDeferredValue, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { LARDER, SCHEMES, type Brand } from './brand.ts';
import { BrandContrasts } from './brand-contrasts.tsx';
import { BrandControls } from './brand-controls.tsx';
import { BrandExchange } from './brand-exchange.tsx';
import { BrandPreview } from './brand-preview.tsx';
import styles from './studio.module.css';

/** Edits a brand, with its contrast and real components beside it. */
export function ThemeStudio() {
  const [brand, setBrand] = useState<Brand>(LARDER);
  // Dragging through a picker changes it many times a second.
  const shown = useDeferredValue(brand);
  return (
    <div className={styles.root}>
      <section className={styles.editor} aria-labelledby="studio-brand">
        <div className={styles.heading}>
          <h2 id="studio-brand">Brand</h2>
          <Button variant="ghost" size="small" onClick={() => setBrand(LARDER)}>
            Reset
          </Button>
        </div>
        <BrandControls brand={brand} onBrandChange={setBrand} />
      </section>
      <div className={styles.results}>
        <section aria-labelledby="studio-preview">
          <h2 id="studio-preview">Preview</h2>
          <div className={styles.previews}>
            {SCHEMES.map((scheme) => (
              <BrandPreview key={scheme} brand={shown} scheme={scheme} />
            ))}
          </div>
        </section>
        <BrandContrasts brand={shown} />
        <BrandExchange brand={shown} onBrandChange={setBrand} />
      </div>
    </div>
  );
}
