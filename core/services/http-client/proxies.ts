import { GatewayError } from '../../api/errors.js';

/** Through whom servers are reached. */
export interface Proxies {
  /** Address of the proxy for `http:` servers; empty for none. */
  readonly http: string;
  /** Address of the proxy for `https:` servers; empty for none. */
  readonly https: string;
  /** Who is reached without: names (with all below them), addresses, each with a port or without, separated by commas; `*` for all. */
  readonly except: string;
}

/** A model on this machine is not what a company's proxy is for, and the proxy could not reach it. */
const thisMachine = 'localhost,127.0.0.1,::1';
const schemes: ReadonlySet<string> = new Set(['http:', 'https:']);

/**
 * Reads the variables by which operators name their proxies, in small letters or in capitals: `HTTPS_PROXY`, `HTTP_PROXY` (which holds for
 * both when it is alone) and `NO_PROXY`.
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
  // Other programs take an address without a scheme, so operators write it.
  const url = URL.parse(value.includes('://') ? value : `http://${value}`);
  if (url && schemes.has(url.protocol)) return url.href;
  throw new GatewayError({
    code: 'GW_PROXY_URL_INVALID',
    status: 500,
    // The value may hold a password.
    message: `The value of ${name} is not the address of an HTTP proxy. Write it as http://host:port or http://user:password@host:port.`,
  });
}
