import { defineConfig } from 'vitest/config';

// On a busy machine, hundreds of generated cases may take longer than the default five seconds.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 } });
