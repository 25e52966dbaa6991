import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      input: [
        'src/main.ts',
        'src/import-recipes.ts',
        'src/backup.ts',
        'src/restore.ts',
        'src/planner-worker.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  // The workspace's packages are sources; what comes from npm stays where it is.
  ssr: { noExternal: [/^@larder\//] },
});
