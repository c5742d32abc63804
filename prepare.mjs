// npm runs this after `npm ci`, and again, in silence, before the first `npx sluice` in this folder: then everything is built already.
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isBuiltForNpx = process.env.npm_command === 'exec' && existsSync('dist/core/main.js');
if (!isBuiltForNpx) execSync('npm run build', { stdio: 'inherit' });
