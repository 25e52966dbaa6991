import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { weekGlanceAttributes } from './week-glance.attributes.ts';

export const weekGlanceGuide: ComponentGuide = {
  purpose: 'A whole week in seven small plates: what is for dinner, what is cooked, which evenings are free.',
  anatomy: [
    { slot: 'week-glance', says: 'The list' },
    { slot: 'week-glance-day', says: 'One day; data-kind is meal, leftovers, out or nothing' },
    {
      slot: 'week-glance-title',
      says: 'The title, its translation and the hands-on minutes: visible where there is room and on paper',
    },
  ],
  attributes: weekGlanceAttributes,
  do: [
    'Pass a subtitle for titles that not everyone will understand, and the hands-on time without the waiting.',
    'Set onSelect to scroll to the day and move the focus there.',
    'Print it instead of the meals: as a list, it fits one page.',
  ],
  dont: ['Do not use it without the days below: on a phone it shows pictures alone.'],
  keys: [
    { keys: 'Tab', does: 'Moves to the next day' },
    { keys: 'Enter, Space', does: 'Goes to it' },
  ],
  accessibility: [
    'A named list; each button is named by its day and title, also where only the picture is visible.',
    'Today is aria-current="date"; a cooked day says so in words.',
  ],
};
