import path from 'node:path';
import { codeOf } from '../core/api/internal/code-of.js';

/**
 * Adds the variables of the file `.env` beside gateway.yaml, if there is one, to the environment of this process. Variables that are set stay as
 * they are.
 *
 * @throws Error when there is such a file and it cannot be read
 */
export function loadEnvironmentFile(gatewayFile: string): void {
  const file = path.join(path.dirname(gatewayFile), '.env');
  try {
    process.loadEnvFile(file);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return;
    throw new Error(`${file} cannot be read. Correct its permissions, or remove it.`, { cause });
  }
}
