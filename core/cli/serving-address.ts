import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../api/internal/code-of.js';
import { z } from '../api/index.js';
import type { GatewaySettings } from '../api/internal/config-source.js';

/** The address and process of a running gateway. */
const address = z.object({ pid: z.int().positive(), host: z.string(), url: z.url({ protocol: /^http$/ }) });

const fileName = 'address.json';

/**
 * Records in the data folder where this process's gateway listens, for commands on the same machine. An unwritable folder is not an
 * error: commands then use the address in gateway.yaml.
 *
 * @param port the actual port, whatever the settings say
 * @returns a function that removes the record
 */
export function leaveAddress({ data, server }: Pick<GatewaySettings, 'data' | 'server'>, port: number): () => void {
  const file = join(data.folder, fileName);
  const left = { pid: process.pid, host: hostname(), url: reachableUrl({ host: server.host, port }) };
  try {
    writeFileSync(file, `${JSON.stringify(left)}\n`, { mode: 0o600 });
  } catch {
    return () => undefined;
  }
  return () => rmSync(file, { force: true });
}

/**
 * Returns the address that a gateway has recorded in its data folder. A token is sent there, so the record is valid only while its process
 * is running: a killed gateway leaves its record behind, and another program may use the port by now.
 *
 * @returns undefined when there is no valid record
 */
export function addressLeftIn(folder: string): string | undefined {
  try {
    const left = address.parse(JSON.parse(readFileSync(join(folder, fileName), 'utf8')));
    return left.host === hostname() && lives(left.pid) ? left.url : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the address of a server for clients on the same machine. */
export function reachableUrl({ host, port }: { readonly host: string; readonly port: number }): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    // EPERM: the process is running, but belongs to another user.
    return codeOf(cause) === 'EPERM';
  }
}
