import { needAmount } from '../../internal/step-need.ts';
import type { LocaleFormat } from '../locale/index.ts';

/** Text labels of cook mode. */
export interface CookModeLabels {
  close: string;
  /** Where the cook is: 'Step 2 of 7'. */
  step: (number: number, total: number) => string;
  /** The same after the last step. */
  end: string;
  /** Accessible name of a step's ingredients. */
  needs: string;
  /** The amount before an ingredient's singular name: '4 ×', '3 tbsp'. */
  amount: (quantity: number, unit: string) => string;
  /** Accessible name of a time in the text. */
  startTimer: (said: string) => string;
  timers: string;
  back: string;
  next: string;
  /** The last step's button. */
  finish: string;
}

export const LABELS = (format: LocaleFormat): CookModeLabels => ({
  close: 'Close cook mode',
  step: (number, total) => `Step ${format.count(number)} of ${format.count(total)}`,
  end: 'All done',
  needs: 'For this step',
  amount: (quantity, unit) => needAmount(format, quantity, unit),
  startTimer: (said) => `Start a timer: ${said}`,
  timers: 'Timers',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
});
