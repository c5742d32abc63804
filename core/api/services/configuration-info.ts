import { token } from '../token.js';

/** What tells one configuration of the gateway from another. */
export interface ConfigurationInfo {
  /**
   * The same for two processes, or two loads of gateway.yaml, whose plugins have the same settings and whose gateway has the same version.
   * For data that outlives a configuration and must not be used under another one. Hexadecimal; derived from secrets too, so never show it
   * outside the process.
   */
  readonly fingerprint: string;
}

/** Kept by the core, one for each configuration that is loaded. */
export const ConfigurationInfo = token<ConfigurationInfo>('configuration-info');
