import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.config.ts';

const API = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    target: 'es2022',
    // Inlined data: images would have to be allowed by the Content-Security-Policy one by one.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': API, '/pictures': API } },
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
});
