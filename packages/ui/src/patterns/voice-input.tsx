import { useState } from 'react';
import { IngredientChips } from '../components/ingredient-chips/index.ts';
import { VoicePanel } from '../components/voice-panel/index.ts';
import { useVoiceIngredients, type VoiceParts } from '../hooks/index.ts';
import styles from './patterns.module.css';

interface VoiceInputProps {
  /** A fake browser; the real one without it. */
  parts?: VoiceParts | undefined;
}

/** A panel that `useVoiceIngredients` listens for. */
export function VoiceInput({ parts }: VoiceInputProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  const voice = useVoiceIngredients({ parts });
  return (
    <div className={styles.kept}>
      <VoicePanel
        {...voice.panel}
        onSave={(saved) => {
          setNames([...new Set([...names, ...saved])]);
          voice.noteSaved();
        }}
      />
      {names.length > 0 && (
        <IngredientChips
          items={names.map((name) => ({ id: name, name }))}
          onRemove={(id) => setNames(names.filter((name) => name !== id))}
        />
      )}
    </div>
  );
}
