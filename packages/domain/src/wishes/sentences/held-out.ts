import type { Sentence } from './table.ts';

/** Written before the reader, and not looked at while it was written. No rule may be made for one of these alone. */
export const HELD_OUT: readonly Sentence[] = [
  [
    'can we have tacos on tuesday and something veggie on thursday',
    { dishes: { '06': '[vegetarian]', '11': 'tacos' } },
  ],
  [
    'we’re going out on Saturday so no dinner please, curry on Sunday',
    { free: { '08': 'out' }, dishes: { '09': 'curry' } },
  ],
  [
    'no pork this week, pizza sat, nothing sunday',
    { filters: ['no_pork'], dishes: { '08': 'pizza' }, free: { '09': 'nothing' } },
  ],
  ['Meatless Monday', { dishes: { '10': '[vegetarian]' } }],
  ['were eating out wensday', { free: { '05': 'out' } }],
  ['soup and a sandwich for lunch on Thursday', { dishes: { '06 lunch': 'soup and a sandwich' } }],
  ["don't plan lunch on Monday or Tuesday", { noLunches: ['Monday', 'Tuesday'] }],
  [
    'lunches at the weekend, something with lentils on Wednesday',
    { lunches: ['Saturday', 'Sunday'], dishes: { '05': 'lentils' } },
  ],
  ['keep it dairy free, takeout Friday', { filters: ['dairy_free'], free: { '07': 'out' } }],
  [
    'I fancy a roast on Sunday and leftovers on Monday',
    { dishes: { '09': 'roast' }, free: { '10': 'nothing' } },
  ],
  ['vegatarian this week, no mushrooms', { filters: ['vegetarian'], without: ['mushroom'] }],
  [
    'salmon Monday, chicken Tuesday, pasta Wednesday',
    { dishes: { '05': 'pasta', '10': 'salmon', '11': 'chicken' } },
  ],
  ['quick dinners, burgers on firday night', { wishes: ['quick'], dishes: { '07': 'burgers' } }],
  ['nothing with pork, Chinese on Saturday', { filters: ['no_pork'], dishes: { '08': '[china]' } }],
  [
    'night out on Thursday; lasagna on Sunday, thanks!',
    { free: { '06': 'out' }, dishes: { '09': 'lasagna' } },
  ],
  // From three days on, a diet is planned: no dishes are proposed for it.
  ['vegan Thursday to Saturday', { onDays: { vegan: '06 07 08' } }],
  [
    'I want risotto on Monday but no lunch this week',
    {
      dishes: { '10': 'risotto' },
      noLunches: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    },
  ],
  [
    "we're out on Friday and Saturday, use up the spinach",
    { free: { '07': 'out', '08': 'out' }, useUp: ['spinach'] },
  ],
  [
    'Taco Tuesday, pizza Friday, and no seafood',
    { filters: ['no_fish'], dishes: { '07': 'pizza', '11': 'Taco' } },
  ],
  [
    'mac & cheese on thurs, no dinner sunday',
    { dishes: { '06': 'mac and cheese' }, free: { '09': 'nothing' } },
  ],
];
