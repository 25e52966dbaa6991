import { HouseholdQuestion, type HouseholdQuestionProps } from '@larder/ui/household-question';
import { NO_PREFERENCES, type PreferencesValue } from '@larder/ui/preferences-form';
import { useEffect, useState } from 'react';
import { t } from '../../../platform/language/t.ts';
import { useSavePreferences } from '../../../preferences/preferences.change.ts';
import type { Preferences } from '../../../preferences/preferences.query.ts';

export interface HouseholdQuestionOfPlanProps extends Pick<HouseholdQuestionProps, 'onSkip'> {
  /** The saved preferences; null if there are none. */
  saved: Preferences | null;
  /** Called once there is an answer: it is saved, or another device has given one. */
  onDone: () => void;
}

/** Asks how many people eat, and saves the answer as a preference. */
export default function HouseholdQuestionOfPlan({ saved, onDone, onSkip }: HouseholdQuestionOfPlanProps) {
  const { save, isSaving, hasFailed, conflicts } = useSavePreferences();
  // Whether it was this save that failed.
  const [isAsked, setAsked] = useState(false);
  const isAnsweredElsewhere = isAsked && conflicts?.has('household_size') === true;
  useEffect(() => {
    if (isAnsweredElsewhere) onDone();
  }, [isAnsweredElsewhere, onDone]);
  const base: PreferencesValue = saved ?? NO_PREFERENCES;
  return (
    <HouseholdQuestion
      pending={isAsked && isSaving}
      error={isAsked && hasFailed ? t('This could not be saved. Please try again.') : null}
      onAnswer={(people) => {
        setAsked(true);
        const size = people as NonNullable<PreferencesValue['household_size']>;
        save({ base, edited: { ...base, household_size: size } }, onDone);
      }}
      onSkip={onSkip}
    />
  );
}
