/** The migrated database that every test's own is copied from. */
export const TEMPLATE = 'template_of_tests';

/** The same with the whole catalogue in it, which takes a second to write: the server's own, as its first start left it. */
export const SEEDED_TEMPLATE = 'larder';
