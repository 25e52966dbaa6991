/**
 * The rooms of the domain, the server and the app, lowest first: a file may import from its own room and from those
 * before it. Files directly in `src` assemble the rooms, so they may import all of them; in the domain they are
 * shared by all, and so form a room. A nested folder in the list is a separate room, lower than the one around it.
 */
export const ORDER = {
  'packages/domain/src': [
    'src',
    'schema-org',
    'names',
    'voice',
    'wishes',
    'model',
    'guard',
    'weight',
    'nutrition',
    'planner',
  ],
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
    'cooking',
    'accounts',
    'shell',
  ],
};

/** Only imported by tests and stories. May import everything. */
export const FOR_TESTS = ['testing', 'storybook'];
