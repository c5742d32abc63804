import { isIP } from 'node:net';
import pg from 'pg';

/**
 * A connection to a server whose certificate has to name it as the URL does. If that is by an address, `pg` tells Node no name to look for in the
 * certificate, and Node takes `localhost`.
 */
export class ServerClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const options: unknown = this.ssl;
    if (typeof options === 'object' && isIP(this.host) !== 0) Object.assign(options as object, { host: this.host });
  }
}
