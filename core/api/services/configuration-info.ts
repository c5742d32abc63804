import { token } from '../token.js';

/** Identifies the loaded configuration. */
export interface ConfigurationInfo {
  /**
   * A hexadecimal hash of the gateway's version and the settings of all plugins: equal in all processes with the same configuration. Use it to
   * invalidate persistent data that must not be used under another configuration. The settings include secrets, so never show it outside the
   * process.
   */
  readonly fingerprint: string;
  /** Whether a later configuration was refused, so that this one stays in use, and the next start would fail. */
  readonly isOutdated: boolean;
}

/** Kept by the core, one for each configuration that is loaded. */
export const ConfigurationInfo = token<ConfigurationInfo>('configuration-info');
