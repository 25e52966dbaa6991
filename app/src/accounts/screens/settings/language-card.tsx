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

const OPTIONS = LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name }));

/** The language that the card was last drawn in: if it is another now, the cook has just chosen it here. */
let drawnIn: Language | null = null;

/** Chooses the language of the app's own words: what recipes say is as it was written. */
export function LanguageCard({ language, onLanguageChange }: LanguageCardProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // The page has been drawn again, and with the old list its focus is gone.
    if (drawnIn !== null && drawnIn !== language) select.current?.focus();
    drawnIn = language;
  }, [language]);
  return (
    <PreferenceCard
      title={t('Language')}
      description={t('Of pages, buttons and messages. Recipes and ingredients stay in English.')}
    >
      <Select
        ref={select}
        className={styles.language}
        label={t('Language')}
        hideLabel
        options={OPTIONS}
        value={language}
        onValueChange={(chosen) => {
          if (isLanguage(chosen)) onLanguageChange(chosen);
        }}
      />
    </PreferenceCard>
  );
}
