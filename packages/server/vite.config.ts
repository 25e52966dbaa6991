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
      // Reading the catalogue's data is most of a build's time, so its plugin's share is no surprise.
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
  // The workspace's packages are sources to bundle; packages from npm stay external. The YAML parser is bundled,
  // too: the image holds only the server's own packages.
  ssr: { noExternal: [/^@larder\//, 'yaml'] },
});
