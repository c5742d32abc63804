import { createHash } from 'node:crypto';
import type { Prepared } from './loading/prepare.js';

/** A hash of the gateway's version, and of all plugins with their settings, in order. */
export function configurationFingerprint({ plugins }: Prepared, version: string): string {
  const told = plugins.map(({ entry, plugin, config }) => [entry.id, plugin.name, config]);
  return createHash('sha256')
    .update(JSON.stringify([version, told]))
    .digest('hex');
}
