/**
 * The rooms of the domain, the server and the app, the lowest first: a file may import what is in its own room and in those before
 * it. What lies in `src` itself puts the rooms together, so it may import all of them; in the domain it is what all need,
 * and so a room. A folder that is named by itself is a room of its own: lower than the one it lies in.
 */
export const ORDER = {
  'packages/domain/src': ['src', 'names', 'voice', 'model', 'weight', 'nutrition', 'planner'],
  'packages/server/src': [
    'platform',
    'preferences',
    'recipes',
    'voice',
    'pantry',
    'lists',
    'plan',
    'shopping',
    'accounts',
  ],
  'app/src': [
    'platform',
    'preferences',
    'voice',
    'recipes/search',
    'pantry',
    'lists/membership',
    'recipes',
    'lists',
    'plan/current',
    'shopping',
    'plan',
    'accounts',
    'shell',
  ],
};

/** What only tests and stories import. It may import everything. */
export const FOR_TESTS = ['testing', 'storybook'];
