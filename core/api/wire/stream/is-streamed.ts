import type { InferenceCall } from '../../call.js';
import type { HttpResponse } from '../../services/http-client.js';

/**
 * Whether a response is streamed: by its content type, or, if that is neither events nor JSON, as requested.
 *
 * @param events the content type of a stream
 */
export function isStreamed(
  { headers }: Pick<HttpResponse, 'headers'>,
  { stream }: Pick<InferenceCall, 'stream'>,
  events = 'text/event-stream',
): boolean {
  const contentType = headers['content-type'] ?? '';
  return contentType.includes(events) || (stream && !contentType.includes('json'));
}
