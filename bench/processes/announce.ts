import type { AddressInfo, Server } from 'node:net';

/** The line by which a bench server tells its parent the port it was given. */
export const PORT_LINE = /^listening on (\d+)$/m;

/** Prints {@link PORT_LINE} for a server that listens. */
export function announcePort(server: Server): void {
  console.log(`listening on ${(server.address() as AddressInfo).port}`);
}
