import { defineConfig } from 'vitest/config';

// On a machine with more to do, some hundred generated cases may take longer than the usual five seconds.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 } });
