import { isNamedByUnit, sayAmount } from '@larder/domain';
import type { LocaleFormat } from '../components/locale/index.ts';

/** An ingredient used in a step, with the whole recipe's amount. */
export interface StepNeed {
  /** In mid-sentence case: 'olive oil'. */
  name: string;
  quantity: number;
  /** The unit of the quantity: 'g', 'piece'. */
  unit: string;
  /** The amount in words, if it is to be shown in other ones: '½ cup plus 2 tbsp'. */
  said?: string | undefined;
}

/** The amount of a need; its singular name follows: '4 ×', '3 tbsp'. */
export function needAmount(format: LocaleFormat, quantity: number, unit: string): string {
  const said = sayAmount({ quantity, unit }, { write: format.quantity, isNamed: true });
  return unit === 'piece' ? `${said} ×` : said;
}

/** The unit that an amount is written with: pieces if the ingredient is named by its unit, as in 'garlic clove'. */
export const needUnit = ({ name, unit }: StepNeed): string => (isNamedByUnit(name, unit) ? 'piece' : unit);
