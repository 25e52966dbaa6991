import { defineConfig } from 'vitest/config';

// A busy machine takes several times as long for hundreds of generated cases: only a hanging test should be stopped.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 240_000 } });
