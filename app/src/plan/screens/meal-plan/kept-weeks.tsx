import { useLocale } from '@larder/ui/locale';
import { PlanNotice } from '@larder/ui/plan-notice';
import type { Side } from '../../bring-back.change.ts';
import type { PreviousMealPlan } from '../../previous-plan.query.ts';
import { keptWeekInWords } from './kept-week.ts';

/** The weeks beside the one that is shown, and bringing one of them back. */
export interface KeptWeeksProps {
  /** The week that this one has replaced, and the one from which the cook has gone back to it. Null: there is none. */
  weeks: Record<Side, PreviousMealPlan | null>;
  /** Brings one of them back. */
  onRestore: (side: Side) => void;
  /** Which of them is on its way. */
  restoring: Side | null;
  /** The moment at which the page was opened. */
  now: Date;
}

const SIDES = {
  before: { name: 'The week before', restore: 'Bring back the week before' },
  after: { name: 'The newer week', restore: 'Bring back the newer week' },
} satisfies Record<Side, unknown>;

/** Says for a day which weeks can be brought back: one step back, and one forth. */
export function KeptWeeks({ weeks, onRestore, restoring, now }: KeptWeeksProps) {
  const { dateLocale, list } = useLocale();
  return (['before', 'after'] as const).map((side) => {
    const week = weeks[side];
    const { name, restore } = SIDES[side];
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
