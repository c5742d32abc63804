import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // The page is served at /dashboard, perhaps below a path of a proxy: all addresses are relative to it.
  base: './',
  plugins: [react()],
  // The repository's root has another version of React, for the test runner.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    // Beside dist/dashboard, which has the compiled modules that unit tests load.
    outDir: '../dist/dashboard-page',
    emptyOutDir: true,
    assetsDir: 'dashboard/assets',
    // Large pictures and fonts are not used, and the content security policy has no data: URLs.
    assetsInlineLimit: 0,
    // Each page is a script of its own, loaded when it is opened. What all of them need changes less often than the pages, and stays in the
    // browser's cache when they do.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'libraries', test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack|wouter)[\\/]/ }],
        },
      },
    },
    // Browsers that are named below preload modules by themselves.
    modulePreload: { polyfill: false },
    target: 'es2022',
    // They know light-dark(); for older ones it would be replaced by variables that the theme does not set.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
});
