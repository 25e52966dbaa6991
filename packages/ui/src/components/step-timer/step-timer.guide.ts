import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { stepTimerAttributes } from './step-timer.attributes.ts';

export const stepTimerGuide: ComponentGuide = {
  purpose: 'A kitchen timer with a name, for one of several things on the stove.',
  anatomy: [
    { slot: 'step-timer', says: 'The timer; data-state is running, paused or ended' },
    { slot: 'step-timer-name', says: 'What it is for' },
    { slot: 'step-timer-left', says: 'What is left' },
  ],
  attributes: stepTimerAttributes,
  do: ['Store endsAt, not the time left, so a timer survives a reload.'],
  dont: ['Do not play a sound here: let the app ring, whatever screen the cook is on.'],
  keys: [
    { keys: 'Tab', does: 'Moves to its buttons' },
    { keys: 'Enter, Space', does: 'Presses one' },
  ],
  accessibility: [
    'A group named after what is cooking; each button repeats the name.',
    'The seconds are a timer, which is not read out as it runs; its end is an alert.',
  ],
};
