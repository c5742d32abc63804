import type { Contributions, HonourableSetting, Logger } from '../../api/index.js';

/** A plugin instance that has been set up. */
export interface Installed {
  /** Instance id from gateway.yaml. */
  readonly id: string;
  readonly onFailure: 'closed' | 'open';
  readonly hookTimeoutMs: number;
  readonly log: Logger;
  readonly contributions: Contributions;
  /** Settings of connections that it puts into effect. */
  readonly honours?: readonly HonourableSetting[];
}

/** A hook and its plugin. */
export interface Hooked<H> {
  readonly plugin: Installed;
  readonly hook: H;
}
