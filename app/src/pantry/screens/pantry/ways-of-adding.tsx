import type { CountryCode } from '@larder/domain';
import { MethodPicker } from '@larder/ui/method-picker';
import { toast } from '@larder/ui/toaster';
import { useState, type ReactNode } from 'react';
import { tNodes } from '../../../platform/language/t-nodes.tsx';
import { plural, t } from '../../../platform/language/t.ts';
import { useVoice } from '../../../voice/use-voice.ts';
import type { BookIngredient } from '../../pantry-items.query.ts';
import { useAddPantryItems } from '../../pantry.change.ts';
import styles from './pantry.module.css';
import { PresetMethod } from './preset-method.tsx';
import type { Way } from './use-way.ts';
import { VoiceMethod } from './voice-method.tsx';

interface WaysOfAddingProps {
  way: Way;
  onWayChange: (way: Way) => void;
  book: readonly BookIngredient[];
  tiles: ReactNode;
  typed: ReactNode;
}

const sayAdded = (count: number) =>
  plural(count, {
    one: '1 ingredient added to your pantry',
    other: '{count} ingredients added to your pantry',
  });

/** All ways of filling the pantry: tiles, typing, presets and voice. */
export default function WaysOfAdding({ way, onWayChange, book, tiles, typed }: WaysOfAddingProps) {
  const voice = useVoice();
  const saveHeard = useAddPantryItems(t('Failed to add ingredients to pantry. Please try again.'));
  const [country, setCountry] = useState<CountryCode | null>(null);
  return (
    <div className={styles.ways}>
      <MethodPicker
        value={way}
        onValueChange={(next) => {
          // Stop listening when hidden. The transcript is kept.
          if (voice.state.phase === 'asking') voice.cancel();
          else voice.stop();
          onWayChange(next);
        }}
        tiles={tiles}
        typed={typed}
        presets={<PresetMethod country={country} onCountryChange={setCountry} />}
        voice={
          voice.isSupported && voice.state.hasInput !== false ? (
            <VoiceMethod
              voice={voice}
              book={book}
              isSaving={saveHeard.isPending}
              onSave={(items) =>
                saveHeard.mutate(items, {
                  onSuccess: () => {
                    voice.noteSaved();
                    toast.success(sayAdded(items.length));
                  },
                })
              }
            />
          ) : null
        }
      />
      {!voice.isSupported && way === 'presets' && (
        <p className={styles.note}>
          {tNodes(
            "{title} - Your browser doesn't support speech recognition. Try using Chrome, Edge, or Safari.",
            { title: <strong>{t('Speech Recognition Not Supported')}</strong> },
          )}
        </p>
      )}
    </div>
  );
}
