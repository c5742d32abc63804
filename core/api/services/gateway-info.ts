import { token } from '../token.js';

/** Facts about the gateway that plugins may need. */
export interface GatewayInfo {
  readonly version: string;
  /** Name of the default organization. */
  readonly organization: string;
  /** ISO 4217 code of all amounts. */
  readonly currency: string;
  /** IANA name of the time zone for the calendar periods of limits. */
  readonly timezone: string;
  /** `server.publicUrl`: the URL under which clients reach the gateway, without a trailing slash. */
  readonly publicUrl?: string;
  /** `server.corsOrigins`: the origins whose web pages may call the gateway; `*` for all. None when absent. */
  readonly corsOrigins?: readonly string[];
  /** The origin to which clients send files, and from which they fetch them, if they are in an S3-compatible store: `https://files.example.com`. */
  readonly filesOrigin?: string;
  /** Absolute path of the folder for local data. */
  readonly dataFolder: string;
}

/** Kept by the core. */
export const GatewayInfo = token<GatewayInfo>('gateway-info');
