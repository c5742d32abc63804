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

/**
 * Keeps the server from ending the session when it is idle for long: one that listens is, and the pool closes its own. PostgreSQL has the setting since
 * version 14.
 */
export const staysIdle =
  "select case when current_setting('idle_session_timeout', true) is not null then set_config('idle_session_timeout', '0', false) end";
