import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type GatewaySettings, z } from '../api/index.js';

/** Where a gateway listens, and which process it is. */
const address = z.object({ pid: z.int().positive(), host: z.string(), url: z.url({ protocol: /^http$/ }) });

const fileName = 'address.json';

/**
 * Leaves word in the data folder where the gateway of this process listens, for commands beside it. A folder that cannot be written
 * to is no reason to stop: commands then ask where gateway.yaml says.
 *
 * @param port on which it listens, whatever the settings say
 * @returns a function that takes it back
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
 * The address that a gateway has left in its data folder. A token goes there, so it counts only while its process lives on this machine:
 * a gateway that was killed leaves its word behind, and its port may be another program's by now.
 *
 * @returns undefined when there is none, or none that counts
 */
export function addressLeftIn(folder: string): string | undefined {
  try {
    const left = address.parse(JSON.parse(readFileSync(join(folder, fileName), 'utf8')));
    return left.host === hostname() && lives(left.pid) ? left.url : undefined;
  } catch {
    return undefined;
  }
}

/** The address of a server, seen from its own machine. */
export function reachableUrl({ host, port }: { readonly host: string; readonly port: number }): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    // It lives, and belongs to somebody else.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}
