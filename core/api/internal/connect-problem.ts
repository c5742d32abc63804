/** Why there is no connection to a server, by the code of the error. */
export function connectProblem(code: string | undefined): string {
  switch (code) {
    case 'ECONNREFUSED':
      return 'it refused the connection';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'its name could not be resolved';
    case 'UND_ERR_CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
    case 'UND_ERR_HEADERS_TIMEOUT':
      return 'it did not accept the connection in time';
    case 'UND_ERR_PRX_CONN':
      return "the gateway's own proxy closed the connection";
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'there is no route to it';
    case 'EMFILE':
    case 'ENFILE':
      return `the gateway may open no more files and connections (${code})`;
    default:
      return isTlsCode(code)
        ? `no trusted TLS connection (${code})`
        : `the connection failed${code ? ` (${code})` : ''}`;
  }
}

/** OpenSSL's verification results have no common prefix, but all contain one of these words. */
function isTlsCode(code: string | undefined): boolean {
  return code !== undefined && /CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code);
}
