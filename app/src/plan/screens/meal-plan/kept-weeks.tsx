import { useLocale } from '@larder/ui/locale';
import { PlanNotice } from '@larder/ui/plan-notice';
import { t } from '../../../platform/language/t.ts';
import type { Side } from '../../bring-back.change.ts';
import type { PreviousMealPlan } from '../../previous-plan.query.ts';
import { keptWeekInWords } from './kept-week.ts';

/** The weeks before and after the current one, and restoring them. */
export interface KeptWeeksProps {
  /** The week this one replaced, and the week that was undone to get here. Null if there is none. */
  weeks: Record<Side, PreviousMealPlan | null>;
  /** Restores one of them. */
  onRestore: (side: Side) => void;
  /** The one being restored. */
  restoring: Side | null;
  /** When the page was opened. */
  now: Date;
}

const wordsOf = (side: Side) =>
  side === 'before'
    ? { name: t('Previous week'), restore: t('Bring back the previous week') }
    : { name: t('Newer week'), restore: t('Bring back the newer week') };

/** Shows, for a day, which weeks can be restored: one step back and one forward. */
export function KeptWeeks({ weeks, onRestore, restoring, now }: KeptWeeksProps) {
  const { dateLocale, list } = useLocale();
  return (['before', 'after'] as const).map((side) => {
    const week = weeks[side];
    const { name, restore } = wordsOf(side);
    const replaced = week ? keptWeekInWords(name, week, { now, dateLocale, list }) : '';
    return (
      <PlanNotice
        key={side}
        reason="replaced"
        labels={{ replaced, restore }}
        open={week !== null}
        pending={restoring === side}
        onRefresh={() => onRestore(side)}
      />
    );
  });
}
