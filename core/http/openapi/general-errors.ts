import type { AnyRoute } from '../router.js';

/** An error that any operation can return without declaring it. */
export interface GeneralError {
  /** Name of the shared response. */
  readonly name: string;
  readonly status: number;
  readonly description: string;
  /** The example; absent where the message depends on a limit. */
  readonly sample?: { readonly code: string; readonly message: string; readonly field?: string };
  appliesTo(route: AnyRoute): boolean;
}

const hasBody = (route: AnyRoute): boolean => route.body !== undefined;
const takesBody = (route: AnyRoute): boolean =>
  hasBody(route) || (route.kind === 'plain' && route.takesStream === true);
const isInference = ({ kind }: AnyRoute): boolean => kind === 'inference';
const isKept =
  (kind: AnyRoute['access']['kind']) =>
  ({ access }: AnyRoute): boolean =>
    access.kind === kind;

const isForEveryRole = ({ access }: AnyRoute): boolean => access.kind === 'bearer' && access.role === 'viewer';

/** The errors of every operation to which they apply, in the order of their statuses. */
export const generalErrors: readonly GeneralError[] = [
  {
    name: 'InvalidRequest',
    status: 400,
    description: 'The request is invalid; the message says what is wrong, and where.',
    sample: { code: 'GW_REQUEST_INVALID', message: 'Field "name" is required.', field: 'name' },
    appliesTo: () => true,
  },
  {
    name: 'InvalidToken',
    status: 401,
    description: 'The access token is missing, invalid or expired.',
    sample: {
      code: 'GW_AUTH_INVALID_TOKEN',
      message: 'The access token is missing, invalid or expired. Send "Authorization: Bearer <ACCESS_TOKEN>".',
    },
    appliesTo: isKept('bearer'),
  },
  {
    name: 'InvalidKey',
    status: 401,
    description: 'The API key or connection id is missing or invalid.',
    sample: {
      code: 'GW_AUTH_INVALID_KEY',
      message:
        'The API key or connection id is missing or invalid. Send "x-api-key" and "x-connection-id", or "Authorization: Bearer <API_KEY>".',
    },
    appliesTo: isKept('connection-key'),
  },
  {
    name: 'Forbidden',
    status: 403,
    description: "The token's role is too low (see `x-required-role`), or the token gives no role here.",
    sample: {
      code: 'GW_AUTH_FORBIDDEN',
      message: 'This operation needs the role "editor"; the token has "viewer".',
    },
    appliesTo: (route) => isKept('bearer')(route) && !isForEveryRole(route),
  },
  {
    // Every role may use these operations, but a token of an OIDC issuer may have no role at all.
    name: 'NoRole',
    status: 403,
    description: 'Any role is sufficient, but the claims of this token give none.',
    sample: {
      code: 'GW_AUTH_FORBIDDEN',
      message: 'The access token is valid, but nothing in its claim "roles" gives a role here.',
    },
    appliesTo: isForEveryRole,
  },
  {
    name: 'ConnectionDisabled',
    status: 403,
    description: 'The connection is disabled.',
    sample: { code: 'GW_CONNECTION_DISABLED', message: 'The connection "app" is disabled.' },
    appliesTo: isKept('connection-key'),
  },
  {
    // The dialect's encoder decides whether this is 400 or 404.
    name: 'UnknownModel',
    status: 400,
    description: 'The model is unknown, or disabled on the connection.',
    sample: {
      code: 'GW_MODEL_UNKNOWN',
      message: 'No provider serves model "demi". List the models with GET /v1/models.',
      field: 'model',
    },
    appliesTo: isInference,
  },
  {
    name: 'TooSlow',
    status: 408,
    description: 'The body did not arrive in time.',
    sample: { code: 'GW_REQUEST_TIMEOUT', message: 'The body did not arrive within 60000 ms (server.bodyTimeoutMs).' },
    appliesTo: takesBody,
  },
  {
    name: 'TooLarge',
    status: 413,
    description: 'The body is larger than `server.maxBodyBytes`.',
    sample: {
      code: 'GW_REQUEST_TOO_LARGE',
      message: 'The body is larger than the limit of 20971520 bytes (server.maxBodyBytes).',
    },
    appliesTo: hasBody,
  },
  {
    name: 'UnknownEncoding',
    status: 415,
    description: 'The compression of the body is not supported.',
    sample: { code: 'GW_REQUEST_ENCODING', message: 'Content-Encoding "lzma" is not supported; use gzip or none.' },
    appliesTo: hasBody,
  },
  {
    name: 'TooMany',
    status: 429,
    description: 'A limit on requests, tokens or spending is reached.',
    sample: {
      code: 'GW_RATE_LIMIT_REACHED',
      message: 'The credential has used up its 600 requests for this minute. Try again in 12 seconds.',
    },
    appliesTo: () => true,
  },
  {
    name: 'Failed',
    status: 500,
    description: 'The gateway failed; its log has the details under the `x-request-id` of this answer.',
    sample: { code: 'GW_INTERNAL', message: 'Something in the gateway failed.' },
    appliesTo: () => true,
  },
  {
    name: 'Unavailable',
    status: 503,
    description: 'The gateway is stopping, or a service that it needs is unavailable.',
    sample: {
      code: 'GW_SHUTTING_DOWN',
      message: 'The gateway is stopping. Send the request again.',
    },
    appliesTo: () => true,
  },
  {
    name: 'TooLate',
    status: 504,
    description: 'The answer was not complete in time.',
    sample: {
      code: 'GW_REQUEST_DEADLINE',
      message: 'The answer was not complete within 600000 ms (server.requestTimeoutMs).',
    },
    appliesTo: () => true,
  },
];
