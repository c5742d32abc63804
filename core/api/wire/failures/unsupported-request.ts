import type { ChatCall } from '../../call.js';
import type { OpaqueBlock } from '../../content.js';
import { GatewayError } from '../../errors.js';
import type { JsonObject } from '../../json.js';
import { objectIn, textIn } from '../json/json.js';

/**
 * The error for content that is valid in the client's dialect but not supported by this provider.
 *
 * @param field path of the content in the call: `messages[2].content[0]`
 * @param problem continues "field: …", without a full stop: `the model takes no pictures`
 */
export function unsupportedContent(field: string, problem: string): GatewayError {
  return new GatewayError({ code: 'GW_CONTENT_UNSUPPORTED', status: 400, message: `${field}: ${problem}.`, field });
}

/** The error for content that only another dialect knows. */
export function unknownContent({ dialect, value }: OpaqueBlock, field: string): GatewayError {
  const type = textIn(objectIn(value)['type']);
  const kind = type === undefined ? '' : `: a block of the type "${type.slice(0, 50)}"`;
  const problem = `the model of this request does not accept content that only the dialect "${dialect}" knows${kind}`;
  return unsupportedContent(field, problem);
}

/** The error for an option that this provider or the model does not support. */
export function unsupportedRequest(field: string, problem: string): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_UNSUPPORTED', status: 400, message: `${field}: ${problem}.`, field });
}

/**
 * For adapters that encode a call of another dialect.
 *
 * @param known members of other dialects that the adapter passes on
 * @throws GatewayError `GW_REQUEST_UNSUPPORTED` (400) if the call has members that only its own dialect knows: see {@link ChatCall.ownMembers}
 */
export function refuseOwnMembers({ ownMembers = [], source: { dialect } }: ChatCall, known: JsonObject = {}): void {
  const field = ownMembers.find((name) => known[name] === undefined);
  if (field === undefined) return;
  throw unsupportedRequest(
    field,
    `only providers of the dialect "${dialect}" know this, and the provider of this model is none; leave it out, or use another model`,
  );
}

/**
 * For adapters of providers that give one answer to a request.
 *
 * @throws GatewayError `GW_REQUEST_UNSUPPORTED` (400) if the call asks for several
 */
export function refuseSeveralAnswers({ choices = 1 }: ChatCall): void {
  if (choices > 1)
    throw unsupportedRequest('n', 'this provider gives only one answer to a request; send several requests');
}

/** The error for an invalid value that was not detected when the request was decoded. */
export function invalidRequest(field: string, problem: string): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, message: `${field}: ${problem}.`, field });
}
