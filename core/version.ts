import { createRequire } from 'node:module';

/** The version in package.json, which is in the folder above `dist/`. */
export const { version } = createRequire(import.meta.url)('../../package.json') as { readonly version: string };
