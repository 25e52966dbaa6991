import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the bare page as the app is built. */
export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', modulePreload: { polyfill: false }, reportCompressedSize: false },
});
