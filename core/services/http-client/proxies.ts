import { GatewayError } from '../../api/errors.js';

/** The operator's HTTP proxies. */
export interface Proxies {
  /** URL of the proxy for `http:` servers; empty: none. */
  readonly http: string;
  /** URL of the proxy for `https:` servers; empty: none. */
  readonly https: string;
  /**
   * Servers that are reached directly: host names (including subdomains) and addresses, with or without a port, separated by commas; `*`:
   * all.
   */
  readonly except: string;
}

/** Never proxied: a company's proxy could not reach a model on this machine, nor the service that tells this machine its identity. */
const thisMachine = 'localhost,127.0.0.1,::1,169.254.169.254';
const schemes: ReadonlySet<string> = new Set(['http:', 'https:']);

/**
 * Reads the usual environment variables for proxies, in lower or upper case: `HTTPS_PROXY`, `HTTP_PROXY` (which applies to both if it is
 * the only one) and `NO_PROXY`.
 *
 * @returns undefined when there is no proxy
 * @throws GatewayError `GW_PROXY_URL_INVALID`
 */
export function proxiesFrom(environment: Readonly<Record<string, string | undefined>>): Proxies | undefined {
  const http = proxyNamedBy('HTTP_PROXY', environment);
  const https = proxyNamedBy('HTTPS_PROXY', environment) || http;
  if (https === '') return undefined;
  return { http, https, except: `${valueOf('NO_PROXY', environment)},${thisMachine}` };
}

function valueOf(name: string, environment: Readonly<Record<string, string | undefined>>): string {
  return (environment[name.toLowerCase()] ?? environment[name] ?? '').trim();
}

function proxyNamedBy(name: string, environment: Readonly<Record<string, string | undefined>>): string {
  const value = valueOf(name, environment);
  if (value === '') return '';
  // Other programs accept an address without a scheme, so operators use it.
  const url = URL.parse(value.includes('://') ? value : `http://${value}`);
  if (url && schemes.has(url.protocol)) return url.href;
  throw new GatewayError({
    code: 'GW_PROXY_URL_INVALID',
    status: 500,
    // The value is not shown, because it may contain a password.
    message: `The value of ${name} is not the address of an HTTP proxy. Write it as http://host:port or http://user:password@host:port.`,
  });
}
