import type { AddressInfo, Server } from 'node:net';

/** The line with which a bench server tells its parent process its port. */
export const portLine = /^listening on (\d+)$/m;

/** Prints {@link portLine} for a listening server. */
export function announcePort(server: Server): void {
  console.log(`listening on ${(server.address() as AddressInfo).port}`);
}
