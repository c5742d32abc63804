import { GatewayError, type JsonObject, objectIn, unsupportedRequest } from '../../core/api/index.js';

/**
 * Leaves out the wish that the provider keep the conversation (`thread`), which comes with all of it. A provider that kept it would get later turns
 * without the earlier ones, uncounted and without policies, and no other provider would have them. So a request that continues one is told that it is
 * not there, whereupon the SDKs send the whole conversation.
 *
 * @returns the same object if it has no `thread`
 * @throws GatewayError `GW_THREAD_UNKNOWN` (404), or `GW_REQUEST_UNSUPPORTED` (400) for any other form of it
 */
export function withoutThread(body: JsonObject): JsonObject {
  const { thread, ...rest } = body;
  if ((thread ?? null) === null) return body;
  const { type } = objectIn(thread);
  if (type === 'create') return rest;
  if (type !== 'continue') throw unsupportedRequest('thread', 'only {"type": "create"} is supported');
  throw new GatewayError({
    code: 'GW_THREAD_UNKNOWN',
    status: 404,
    field: 'thread',
    message: 'thread: conversations are not kept here; send the whole conversation in "messages".',
  });
}
