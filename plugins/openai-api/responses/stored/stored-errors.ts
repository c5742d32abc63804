import { counted, GatewayError } from '../../../../core/api/index.js';
import type { ItemStore } from '../../stored-items/item-store.js';
import type { Owner } from '../../stored-items/seal.js';

/** Where something was looked for. */
interface Searched {
  readonly store: ItemStore;
  readonly owner: Owner;
}

/** The most bytes that stored responses may add to a request: as many as a body may have by default. */
export const mostBytes = 20 * 1024 * 1024;
/** The most references of a request. Each costs some 10 µs, and a request beyond its rate limit is refused only after they are resolved. */
export const mostReferences = 5_000;

const sendConversation = 'Send the whole conversation in "input" instead.';

/** The error for a reference that leads to nothing. An id opens what is stored, so messages do not repeat it. */
export function unknownItem(at: number, { owner, store }: Searched): GatewayError {
  return new GatewayError({
    code: 'GW_ITEM_UNKNOWN',
    status: 404,
    field: `input[${at}].id`,
    retryable: false,
    message:
      `"input[${at}].id" refers to an item that is not stored here. Items are stored for ${counted(store.daysOf(owner), 'day')}, for the connection that got them, ` +
      'and not if the request said "store": false. Send the item itself instead of the reference; clients do so with "store": false.',
  });
}

/** What is not stored: the response, its request only, or an earlier response of the conversation. */
type MissingPart = 'it' | 'request' | 'earlier';

/** Why only a part of a response is stored. */
const whyOnlyPart =
  'because it was too long, or because requests were not kept then ("storedItems.maxAnswerBytes" and "storedItems.keepRequests" of openai-api)';

function howStored({ owner, store }: Searched): string {
  return `Responses are stored for ${counted(store.daysOf(owner), 'day')}, for the connection that got them, until they are deleted, and not if the request said "store": false.`;
}

/** The error for a response that cannot be continued. */
export function unknownResponse(searched: Searched, missing: MissingPart = 'it'): GatewayError {
  const reason = {
    it: `"previous_response_id" leads to no response that is stored here. ${howStored(searched)}`,
    request: `of the response in "previous_response_id" the input is not stored, ${whyOnlyPart}.`,
    earlier: `an earlier response of the conversation that "previous_response_id" continues is not stored any more. ${howStored(searched)}`,
  }[missing];
  return new GatewayError({
    code: 'GW_RESPONSE_UNKNOWN',
    status: 400,
    field: 'previous_response_id',
    retryable: false,
    message: `Previous response not found: ${reason} ${sendConversation}`,
  });
}

/** The error for a response that cannot be fetched, whose input items cannot, or that cannot be deleted. */
export function responseNotFound(searched: Searched | undefined, missing: MissingPart | 'object' = 'it'): GatewayError {
  const reasons = {
    it: searched
      ? `it is not stored here. ${howStored(searched)}`
      : 'nothing is stored by this gateway, because its operator has switched off "storedItems.enabled" of openai-api.',
    object: `only its items are stored, ${whyOnlyPart}.`,
    request: `its input is not stored, ${whyOnlyPart}.`,
    earlier: 'an earlier response of its conversation is not stored any more.',
  };
  return new GatewayError({
    code: 'GW_RESPONSE_UNKNOWN',
    status: 404,
    field: 'response_id',
    retryable: false,
    message: `Response not found: ${reasons[missing]}`,
  });
}

/** The error for a second reference to an item. */
export function repeatedReference(at: number): GatewayError {
  return invalidId(at, 'refers to the same item as an earlier element of "input". Refer to each item once.');
}

/** The error for an item of the conversation that the request continues. */
export function repeatedItem(at: number): GatewayError {
  return invalidId(
    at,
    'is the id of an item of the conversation that "previous_response_id" continues, which has it already. Send only what is new, or leave "previous_response_id" out.',
  );
}

function invalidId(at: number, problem: string): GatewayError {
  const field = `input[${at}].id`;
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, field, message: `"${field}" ${problem}` });
}

/** The error for a conversation that cannot be continued any more. */
export function tooManyTurns(most: number): GatewayError {
  const field = 'previous_response_id';
  const message = `"${field}" continues a conversation of ${most} responses, which is the most. ${sendConversation}`;
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, field, message });
}

/** The error for a request that refers to too much. */
export function tooLarge(field: 'input' | 'previous_response_id' | 'response_id'): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_TOO_LARGE',
    status: 413,
    field,
    message: `What "${field}" refers to is too large: stored responses may add ${mostBytes} bytes to a request. Refer to fewer, or send a shorter conversation in "input".`,
  });
}

/** The error for a request with more than {@link mostReferences}. */
export function tooManyReferences(): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_TOO_LARGE',
    status: 413,
    field: 'input',
    message: `"input" has more than ${mostReferences} references to items. Refer to fewer.`,
  });
}
