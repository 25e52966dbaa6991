/** The migrated database that every test's own is copied from. */
export const TEMPLATE = 'template_of_tests';

/** The same with the whole catalogue, which takes a second to write: left by the server's own first start. */
export const SEEDED_TEMPLATE = 'larder';
