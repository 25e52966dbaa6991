/** Whether the tests run in their long form (`npm run test:long`): more of the same, and figures. */
export const isLong = process.env['LARDER_TESTS'] === 'long';
