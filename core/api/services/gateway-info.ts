import { token } from '../token.js';

/** Facts about the gateway that plugins may need. */
export interface GatewayInfo {
  readonly version: string;
  /** The organization that everything belongs to unless a credential says otherwise. */
  readonly organization: string;
  /** ISO 4217 code of all amounts. */
  readonly currency: string;
  /** IANA name; periods of limits are calendar periods in it. */
  readonly timezone: string;
  /** `server.publicUrl`: where clients reach the gateway, without a slash at the end. */
  readonly publicUrl?: string;
  /** Folder for local data, absolute. */
  readonly dataFolder: string;
}

/** Kept by the core. */
export const GatewayInfo = token<GatewayInfo>('gateway-info');
