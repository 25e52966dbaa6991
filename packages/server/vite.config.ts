import { defineConfig } from 'vite';
import { catalogueData } from '../catalogue/data-plugin.mjs';

export default defineConfig({
  plugins: [catalogueData()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      // The catalogue's data is read once for each build, which is most of it.
      checks: { pluginTimings: false },
      input: [
        'src/main.ts',
        'src/import-recipes.ts',
        'src/backup.ts',
        'src/restore.ts',
        'src/backup-check.ts',
        'src/doctor.ts',
        'src/invite.ts',
        'src/end-sessions.ts',
        'src/plan/planner-worker.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  // The workspace's packages are sources; what comes from npm stays where it is.
  // What reads recipes in YAML comes with them: the image holds the server's own packages only.
  ssr: { noExternal: [/^@larder\//, 'yaml'] },
});
