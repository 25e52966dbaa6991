import { StepTimer } from '@larder/ui/step-timer';
import { useAtomValue, useSetAtom } from 'jotai';
import { changeTimersAtom, timersAtom } from './timers.atom.ts';
import { useBell } from './use-bell.ts';

/** The cook's timers, which ring. Nothing if there are none. */
export function KitchenTimers() {
  const timers = useAtomValue(timersAtom);
  const change = useSetAtom(changeTimersAtom);
  useBell(timers);
  return timers.map(({ id, name, endsAt, remaining }) => (
    <StepTimer
      key={id}
      name={name}
      endsAt={endsAt}
      remaining={remaining}
      onPause={() => change({ kind: 'pause', id })}
      onResume={() => change({ kind: 'resume', id })}
      onExtend={() => change({ kind: 'extend', id })}
      onStop={() => change({ kind: 'stop', id })}
    />
  ));
}
