/** Build step, run after the compiler: makes new embedded databases start fast. See `seed.ts`. */
import { buildSeed } from './seed.js';

await buildSeed();
