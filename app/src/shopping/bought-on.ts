import { localDay, type Day } from '@larder/domain';
import type { WaitingPurchase } from './waiting-purchases.ts';

/**
 * The day on which something was bought, if the server has to be told. Undefined for today: the server knows the
 * date even if the clock here is wrong.
 */
export function boughtOn({ boughtAt }: Pick<WaitingPurchase, 'boughtAt'>): Day | undefined {
  const bought = localDay(new Date(boughtAt));
  return bought < localDay() ? bought : undefined;
}
