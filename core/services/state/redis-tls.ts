import { isIP } from 'node:net';
import { checkServerIdentity } from 'node:tls';
import type { LinkOptions } from './redis-link.js';

const unknownAuthority = 'name the file with the certificate of its authority in NODE_EXTRA_CA_CERTS';

/** What the operator can do about a certificate that is not accepted, by the code of the error. */
export const tlsAdvice: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'give the server a new certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  ERR_TLS_CERT_ALTNAME_INVALID:
    'name the server in state.redis.url (REDIS_URL) as its certificate does, or give it another certificate',
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
};

/** Whether the URL asks for TLS. */
export function isEncrypted(url: string): boolean {
  return URL.parse(url)?.protocol === 'rediss:';
}

/** The options of encrypted connections to the servers that the URL stands for. */
export function tlsOptions({ url, clientCertificate }: Pick<LinkOptions, 'url' | 'clientCertificate'>) {
  const name = hostOf(url);
  return {
    tls: true,
    // Routers choose a server by this name, which is sent only if it is here. (Names are not addresses: RFC 6066.)
    ...(isIP(name) === 0 && { servername: name }),
    ...(clientCertificate && { cert: clientCertificate.certificate, key: clientCertificate.key }),
  } as const;
}

/** As {@link tlsOptions}, for the servers of a cluster: one that the cluster knows by its address may have a certificate for the name in the URL. */
export function clusterTlsOptions(options: Pick<LinkOptions, 'url' | 'clientCertificate'>) {
  const { servername, ...rest } = tlsOptions(options);
  if (servername === undefined) return rest;
  const check: typeof checkServerIdentity = (host, certificate) => {
    const error = checkServerIdentity(host, certificate);
    return error && isIP(host) !== 0 ? checkServerIdentity(servername, certificate) : error;
  };
  return { ...rest, checkServerIdentity: check };
}

/** The host of a URL, as sockets want it. */
export function hostOf(url: string): string {
  return (URL.parse(url)?.hostname || 'localhost').replace(/^\[|\]$/g, '');
}
