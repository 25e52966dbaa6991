import { PreferenceCard } from '@larder/ui/preference-card';
import { Select } from '@larder/ui/select';
import { useEffect, useRef } from 'react';
import { isLanguage, LANGUAGES, type Language } from '../../../platform/language/languages.ts';
import { t } from '../../../platform/language/t.ts';
import styles from './settings.module.css';

interface LanguageCardProps {
  language: Language;
  onLanguageChange: (language: Language) => void;
}

const OPTIONS = LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }));

/** The cook has chosen on this card, and is still on it. */
let isChosenHere = false;

/** Chooses the language of the app's own words: what recipes say is as it was written. */
export function LanguageCard({ language, onLanguageChange }: LanguageCardProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // The page has been drawn again, and with the old list its focus is gone.
    if (isChosenHere) select.current?.focus();
    isChosenHere = false;
  }, []);
  return (
    <PreferenceCard
      title={t('Language')}
      description={t(
        'For pages, buttons and messages, in this browser. Recipes, ingredients and what is said about them in plans stay in English.',
      )}
    >
      <Select
        ref={select}
        className={styles.language}
        label={t('Language')}
        hideLabel
        options={OPTIONS}
        value={language}
        onValueChange={(chosen) => {
          if (!isLanguage(chosen)) return;
          isChosenHere = true;
          onLanguageChange(chosen);
        }}
      />
    </PreferenceCard>
  );
}
