import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'openapi',
      'app',
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
      { test: { name: 'specification', include: ['tests/specification/*.test.ts'] } },
    ],
    reporters: ['dot'],
  },
});
