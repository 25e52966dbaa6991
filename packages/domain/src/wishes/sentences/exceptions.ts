import type { Sentence } from './table.ts';

/** Every day of the week that is planned, from Wednesday on. */
const WEEK = ['05', '06', '07', '08', '09', '10', '11'];
const but = (...days: readonly string[]) => WEEK.filter((day) => !days.includes(day)).join(' ');
const WEEKDAYS = but('08', '09');

/** Wishes with exceptions, and wishes for some days, that the reader was written for. */
export const EXCEPTIONS: readonly Sentence[] = [
  ['vegan all week except Sunday', { onDays: { vegan: but('09') } }],
  ['vegetarian week with fish on Friday', { onDays: { vegetarian: but('07') }, dishes: { '07': 'fish' } }],
  ['no pasta but on Saturday', { onDays: { 'no pasta': but('08') } }],
  ['weekdays quick, Sunday something big', { onDays: { quick: WEEKDAYS, hearty: '09' } }],
  ['vegan all week but Friday', { onDays: { vegan: but('07') } }],
  ['vegan all week, but Friday and Saturday', { onDays: { vegan: but('07', '08') } }],
  ['vegan Monday to Thursday but Wednesday', { onDays: { vegan: '06 10 11' } }],
  ['vegetarian, every day except Sunday', { onDays: { vegetarian: but('09') } }],
  ['dinner every day except Wednesday', { free: { '05': 'nothing' } }],
  ['Vegan, but not on Sunday', { onDays: { vegan: but('09') } }],
  ['every day except Sunday vegan', { onDays: { vegan: but('09') } }],
  ['except on Sunday, everything vegetarian', { onDays: { vegetarian: but('09') } }],
  ['dairy-free except at the weekend', { onDays: { dairy_free: WEEKDAYS } }],
  ['no pork apart from Sunday', { onDays: { no_pork: but('09') } }],
  ['no mushrooms other than on Friday', { onDays: { 'no mushroom': but('07') } }],
  ['Italian all week except Friday', { onDays: { italy: but('07') } }],
  ['meat only at the weekend', { onDays: { vegetarian: WEEKDAYS } }],
  ['veggie on weekdays', { onDays: { vegetarian: WEEKDAYS } }],
  ['light on weekdays, hearty on Saturday', { onDays: { light: WEEKDAYS, hearty: '08' } }],
  [
    'all week vegetarian, except for fish on Friday',
    { onDays: { vegetarian: but('07') }, dishes: { '07': 'fish' } },
  ],
  ['vegetarian this week, fish on Friday', { onDays: { vegetarian: but('07') }, dishes: { '07': 'fish' } }],
  ['no beef this week but steak on Saturday', { onDays: { no_beef: but('08') }, dishes: { '08': 'steak' } }],
  ['no meat except chicken on Friday', { onDays: { vegetarian: but('07') }, dishes: { '07': 'chicken' } }],
  ['fish on Friday, otherwise vegetarian', { onDays: { vegetarian: but('07') }, dishes: { '07': 'fish' } }],
  [
    'vegan all week except Sunday, curry on Monday, no mushrooms',
    { onDays: { vegan: but('09') }, dishes: { '10': '[vegan] curry' }, without: ['mushroom'] },
  ],
  [
    'lunch every day but Sunday',
    {
      lunches: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      noLunches: ['Sunday'],
    },
  ],
  [
    'eating out all week but Friday',
    { free: { '05': 'out', '06': 'out', '08': 'out', '09': 'out', '10': 'out', '11': 'out' } },
  ],
];

/** Written before the reader of exceptions, and not looked at while it was written. No rule may be made for one of these alone. */
export const EXCEPTIONS_HELD_OUT: readonly Sentence[] = [
  ["we're vegetarian apart from Sunday", { onDays: { vegetarian: but('09') } }],
  ['plant-based Monday to Friday', { onDays: { vegan: WEEKDAYS } }],
  ['no dairy, except on Saturday', { onDays: { dairy_free: but('08') } }],
  [
    'meatless all week, but steak on Saturday',
    { onDays: { vegetarian: but('08') }, dishes: { '08': 'steak' } },
  ],
  ['quick on weeknights, roast on Sunday', { onDays: { quick: WEEKDAYS }, dishes: { '09': 'roast' } }],
  ['keep it vegan but not at the weekend', { onDays: { vegan: WEEKDAYS } }],
  [
    'vegetarian except Tuesday and Thursday, nothing on Friday',
    { onDays: { vegetarian: but('06', '11') }, free: { '07': 'nothing' } },
  ],
  ['no rice except for Wednesday', { onDays: { 'no rice': but('05') } }],
  ['fish only on Friday', { onDays: { no_fish: but('07') } }],
  [
    'salmon on Thursday, the rest of the week vegetarian',
    { onDays: { vegetarian: but('06') }, dishes: { '06': 'salmon' } },
  ],
  ['egg-free every day bar Sunday', { onDays: { egg_free: but('09') } }],
  ['something light every evening except Saturday', { onDays: { light: but('08') } }],
  [
    'no red meat this week except for beef on Sunday',
    { onDays: { 'no_beef no_pork': but('09') }, dishes: { '09': 'beef' } },
  ],
  [
    'lunches every day except Saturday and Sunday',
    {
      lunches: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      noLunches: ['Saturday', 'Sunday'],
    },
  ],
  ['Vegan except Sunday!', { onDays: { vegan: but('09') } }],
];

/** What looks like an exception and must loosen nothing: allergies, diets that no filter holds to, and exceptions without a day. */
export const NO_EXCEPTIONS: readonly Sentence[] = [
  ['allergic to nuts except on Friday', { notUnderstood: ['allergic nuts except Friday'] }],
  ['coeliac except at the weekend', { notUnderstood: ['coeliac except weekend'] }],
  ["I'm allergic to fish but not on Sunday", { notUnderstood: ['allergic fish but not Sunday'] }],
  [
    'dairy-free except Friday, I am lactose intolerant',
    { notUnderstood: ['dairy free except Friday', 'lactose intolerant'] },
  ],
  [
    'no fish this week, salmon on Friday, and a fish allergy',
    { filters: ['no_fish'], dishes: { '07': 'salmon' }, notUnderstood: ['fish allergy'] },
  ],
  ['halal all week except Sunday', { notUnderstood: ['halal except Sunday'] }],
  ['pescatarian except Sunday', { notUnderstood: ['pescatarian except Sunday'] }],
  ['gluten-free except on Saturday', { notUnderstood: ['gluten free except Saturday'] }],
  ['no gluten but on Sunday', { notUnderstood: ['no gluten but Sunday'] }],
  ['anything but fish on Friday', { notUnderstood: ['but fish Friday'] }],
  ['no fish except salmon', { filters: ['no_fish'], notUnderstood: ['except salmon'] }],
  ['not vegan except on Sunday', { notUnderstood: ['not vegan except Sunday'] }],
  ['less meat except on Sunday', { notUnderstood: ['less meat except Sunday'] }],
  ['low carb except on Sunday', { notUnderstood: ['low carb except Sunday'] }],
  ['use the chicken except on Friday', { notUnderstood: ['use chicken except Friday'] }],
];
