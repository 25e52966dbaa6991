/** Whether the tests run in their long form (`npm run test:long`): more repetitions, with figures. */
export const isLong = process.env['LARDER_TESTS'] === 'long';
