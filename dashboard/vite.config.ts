import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // The page is served at /dashboard, perhaps below a path of a proxy: all addresses are relative to it.
  base: './',
  plugins: [react()],
  // The repository's root has another version of React, for the test runner.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: '../dist/dashboard',
    emptyOutDir: true,
    assetsDir: 'dashboard/assets',
    // Large pictures and fonts are not used, and the content security policy has no data: URLs.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_000,
    target: 'es2022',
    // They know light-dark(); for older ones it would be replaced by variables that the theme does not set.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
