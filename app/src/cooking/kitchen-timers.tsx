import { StepTimer } from '@larder/ui/step-timer';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMatch } from 'react-router-dom';
import { changeTimersAtom, timersAtom } from './timers.atom.ts';
import { timerName } from './timers.ts';
import { useBell } from './use-bell.ts';

/** The cook's timers, which ring. Nothing if there are none. */
export function KitchenTimers() {
  const timers = useAtomValue(timersAtom);
  const change = useSetAtom(changeTimersAtom);
  const cooking = useMatch('/dashboard/recipes/:id/cook');
  useBell(timers);
  return timers.map(({ id, ...timer }) => (
    <StepTimer
      key={id}
      name={timerName({ id, ...timer }, cooking ? Number(cooking.params.id) : null)}
      endsAt={timer.endsAt}
      remaining={timer.remaining}
      onPause={() => change({ kind: 'pause', id })}
      onResume={() => change({ kind: 'resume', id })}
      onExtend={() => change({ kind: 'extend', id })}
      onStop={() => change({ kind: 'stop', id })}
    />
  ));
}
