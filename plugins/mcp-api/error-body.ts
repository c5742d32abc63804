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
export const encodeError: ErrorEncoder = Object.assign(encode, { bodySchema: errorReply });

function encode(error: GatewayError, { id: requestId }: ErrorContext): EncodedError {
  const { code, message, field } = error;
  const data = { code, requestId, ...(field === undefined ? {} : { field }) };
  return { body: { jsonrpc: '2.0', id: null, error: { code: rpcCode(error), message, data } } };
}

function rpcCode({ code, status, field, cause }: GatewayError): number {
  if (code === 'GW_REQUEST_INVALID') return field === undefined && cause !== undefined ? parseError : invalidRequest;
  return status === 413 || status === 415 ? invalidRequest : serverError;
}
