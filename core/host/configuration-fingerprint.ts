import { createHash } from 'node:crypto';
import type { Prepared } from './prepare.js';

/** Of the version, and of all plugins with their settings in their order. */
export function configurationFingerprint({ plugins }: Prepared, version: string): string {
  const told = plugins.map(({ entry, plugin, config }) => [entry.id, plugin.name, config]);
  return createHash('sha256')
    .update(JSON.stringify([version, told]))
    .digest('hex');
}
