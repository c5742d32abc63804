import { GatewayError } from '../../api/errors.js';
import { codeOf } from '../../api/internal/code-of.js';

const unknownAuthority =
  'Name the file with the certificate of its authority in NODE_EXTRA_CA_CERTS, or as sslrootcert in DATABASE_URL.';

const isItThere = 'Is it running, and is DATABASE_URL right?';

/** What to do about SQLSTATEs and errors of TLS for which a server that runs, and its address, are not to blame. */
const adviceFor: Readonly<Record<string, string>> = {
  '42501':
    'Its user may not do that. For a new database, grant it create on the schema; otherwise let a user that owns the tables run "sluice migrate", and grant this one select, insert, update and delete.',
  '3D000': 'Create it, or correct its name at the end of DATABASE_URL.',
  '28P01': 'Correct the user or the password in DATABASE_URL, where special characters are percent-encoded.',
  '3F000':
    'The search_path of its user names no schema that exists: create it, or change it with "alter role … set search_path".',
  28000:
    'Its pg_hba.conf decides that: if it asks for TLS, add sslmode=verify-full to DATABASE_URL; if it asks for a certificate, add those of its user, sslcert and sslkey.',
  CERT_HAS_EXPIRED: 'Give the server a new one.',
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  ERR_TLS_CERT_ALTNAME_INVALID:
    'Name the server in DATABASE_URL as its certificate does, or give it another certificate.',
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  53300:
    'It has as many connections as it may have: lower data.databaseConnections (DATABASE_CONNECTIONS) of all processes, or raise its max_connections.',
};

/** Converts an error of a server at the start to one that says where the server is, and what to check. */
export function explainServerError(error: unknown, server: string): unknown {
  const isAway = GatewayError.is(error) && error.code === 'GW_DATABASE_UNAVAILABLE' && error.cause !== undefined;
  const reported = isAway ? error.cause : error;
  const advice = adviceOf(reported);
  if (advice === undefined && !isAway) return error;
  const { cause = error } = error as Error;
  // OpenSSL's messages end with a line break.
  const reason = cause instanceof Error ? cause.message.trim() || cause.name : 'no reason given';
  return unusableServer(server, { reason, advice: advice ?? isItThere, cause });
}

/** In OpenSSL's message for a server that does not accept what it was shown; the code is not always there. */
const refusedCertificate = /\balert (?:bad certificate|certificate|unknown ca|unsupported certificate)\b/;

function adviceOf(error: unknown): string | undefined {
  if (error instanceof Error && refusedCertificate.test(error.message))
    return 'It refuses the certificate of the gateway: give it another one, in the files of sslcert and sslkey in DATABASE_URL.';
  if (error instanceof Error && error.message.includes('statement pooling mode'))
    return 'The pooler in between has to allow them: set its pool_mode to transaction or session.';
  const isFile = error instanceof Error && 'syscall' in error && error.syscall === 'open';
  if (isFile) return 'Correct the name of the file in DATABASE_URL, or let the gateway read it.';
  return adviceFor[codeOf(error) ?? ''];
}

/** The error for a server that cannot be used. */
export function unusableServer(
  server: string,
  { reason, advice, cause }: { readonly reason: string; readonly advice: string; readonly cause?: unknown },
): GatewayError {
  return new GatewayError({
    code: 'GW_DATABASE_UNAVAILABLE',
    status: 503,
    message: `The PostgreSQL database at ${server} cannot be used: ${reason}. ${advice}`,
    cause,
  });
}
