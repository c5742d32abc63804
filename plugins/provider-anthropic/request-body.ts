import { type ChatCall, type InferenceCall, stringifyJson } from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';
import { encodeRequest, type TargetModel } from './encode-request.js';
import { vertexVersion } from './model-address.js';
import { overlayRequest } from './overlay-request.js';

/**
 * The body to send: for a client of the same dialect, its own bytes, or its body with the changes that hooks have made; for clients of
 * other dialects, an encoded body.
 *
 * @param version the `anthropic-version` of the request
 */
export function requestBody(call: ChatCall, model: TargetModel, version: string): string | Uint8Array {
  const { source } = call;
  if (source.dialect !== dialectName || !isChat(source.original)) return stringifyJson(encodeRequest(call, model));
  if (source.original === call && call.model === model.name) return source.bytes;
  return stringifyJson(overlayRequest(call, source.original, model, version));
}

/** The body for Vertex AI, where the model is in the path, and the version of the dialect in the body. */
export function bodyWithoutModel(call: ChatCall, model: TargetModel, version: string): string {
  const { source } = call;
  const body =
    source.dialect === dialectName && isChat(source.original)
      ? overlayRequest(call, source.original, model, version)
      : encodeRequest(call, model);
  return stringifyJson({ ...body, model: undefined, anthropic_version: vertexVersion });
}

function isChat(call: InferenceCall): call is ChatCall {
  return call.kind === 'chat';
}
