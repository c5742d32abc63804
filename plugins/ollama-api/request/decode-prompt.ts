import { type ContentBlock, type Message, type RequestFields, unsupportedRequest } from '../../../core/api/index.js';
import { decodeImages } from './decode-images.js';

/**
 * Decodes the text of `/api/generate` as a conversation of one turn, so that every model can answer it.
 *
 * @throws GatewayError `GW_REQUEST_INVALID`, or `GW_REQUEST_UNSUPPORTED` for what only the model's own server can do (400)
 */
export function decodePrompt(request: RequestFields): readonly Message[] {
  if (request.string('suffix'))
    throw unsupportedRequest('suffix', 'chat models cannot insert text in front of other text');
  if (request.boolean('raw') === true)
    throw unsupportedRequest('raw', 'models of other servers have their own template');
  for (const size of ['width', 'height'])
    if (request.number(size))
      throw unsupportedRequest(size, 'this is for models that draw; use /v1/images/generations');
  const system = request.string('system');
  const content: readonly ContentBlock[] = [{ type: 'text', text: request.name('prompt') }, ...decodeImages(request)];
  return [
    ...(system ? [{ role: 'system' as const, content: [{ type: 'text' as const, text: system }] }] : []),
    { role: 'user', content },
  ];
}
