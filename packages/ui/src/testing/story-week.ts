import type { DayChoice } from '../components/day-dialog/index.ts';
import type { GlanceDay } from '../components/week-glance/index.ts';
import { STORY_MEALS } from './story-meals.ts';

const [dal, guacamole, bibimbap, stoofvlees] = STORY_MEALS;

/** A week that shows everything a day can have. */
export const STORY_GLANCE: readonly GlanceDay[] = [
  {
    date: '2026-11-23',
    kind: 'meal',
    title: dal?.title,
    work: dal?.totalTime,
    picture: dal?.picture,
    cooked: true,
  },
  {
    date: '2026-11-24',
    kind: 'meal',
    title: guacamole?.title,
    work: guacamole?.totalTime,
    picture: guacamole?.picture,
  },
  {
    date: '2026-11-25',
    kind: 'meal',
    title: bibimbap?.title,
    work: bibimbap?.totalTime,
    picture: bibimbap?.picture,
    also: ['Lunch: leftovers of Monday’s Dal Tadka'],
  },
  { date: '2026-11-26', kind: 'leftovers', title: 'Bibimbap with Gochujang' },
  { date: '2026-11-27', kind: 'out' },
  {
    date: '2026-11-28',
    kind: 'meal',
    title: stoofvlees?.title,
    work: stoofvlees?.totalTime,
    picture: stoofvlees?.picture,
  },
  { date: '2026-11-29', kind: 'nothing' },
];

/** The same week, to choose a day from. */
export const STORY_DAYS: readonly DayChoice[] = [
  { id: 'mon', date: '2026-11-23', taken: 'Dal Tadka with Butter Naan', unavailable: 'Already cooked' },
  { id: 'tue', date: '2026-11-24', taken: 'Guacamole with Totopos' },
  { id: 'wed', date: '2026-11-25', taken: 'Bibimbap with Gochujang' },
  { id: 'thu', date: '2026-11-26', free: 'nothing' },
  { id: 'fri', date: '2026-11-27', free: 'out' },
  { id: 'sat', date: '2026-11-28', taken: 'Stoofvlees with Fries' },
  { id: 'sun', date: '2026-11-29', free: 'nothing' },
];
