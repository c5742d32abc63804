import { type EncodedError, type ErrorContext, type ErrorEncoder, type GatewayError, z } from '../../core/api/index.js';

const parseError = -32_700;
const invalidRequest = -32_600;
/** From the range that JSON-RPC leaves to servers. */
const serverError = -32_000;

const errorReply = z
  .object({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number()]).nullable().describe('Null if the message could not be read.'),
    error: z.object({
      code: z.int(),
      message: z.string(),
      data: z
        .looseObject({ code: z.string(), requestId: z.string(), field: z.string().optional() })
        .optional()
        .describe('With the code of the gateway; absent from errors in the protocol itself.'),
    }),
  })
  .meta({ id: 'McpError' });

/** Encodes an error before any message is handled, as a JSON-RPC error. The gateway's own code is in its data. */
export const encodeError: ErrorEncoder = Object.assign(encode, { bodySchema: errorReply, unserved });

/** Where agents look for a server of OAuth when their key is refused: what is said there is all that their users see. */
const oauthPaths = /^\/(?:\.well-known\/(?:oauth-|openid-configuration)|(?:register|authorize|token)$)/;

function unserved(path: string): string | undefined {
  if (!oauthPaths.test(path)) return undefined;
  return 'There is no OAuth here: an API key of the gateway is sent in "Authorization: Bearer <API_KEY>" or "x-api-key". One that was sent is not valid.';
}

function encode(error: GatewayError, { id: requestId }: ErrorContext): EncodedError {
  const { code, message, field } = error;
  // RFC 6749, section 5.2: clients of OAuth read nothing else.
  if (code === 'GW_ROUTE_UNKNOWN') return { body: { error: 'invalid_request', error_description: message } };
  const data = { code, requestId, ...(field === undefined ? {} : { field }) };
  return { body: { jsonrpc: '2.0', id: null, error: { code: rpcCode(error), message, data } } };
}

function rpcCode({ code, status, field, cause }: GatewayError): number {
  if (code === 'GW_REQUEST_INVALID') return field === undefined && cause !== undefined ? parseError : invalidRequest;
  return status === 413 || status === 415 ? invalidRequest : serverError;
}
