import {
  type BufferedTransform,
  type Exchange,
  GatewayError,
  type InferenceCall,
  type Stage,
  type StreamPart,
} from '../api/index.js';

/** A stage that collects the whole answer for a plugin that cannot work on a stream. */
export function bufferedStage(transform: BufferedTransform, call: InferenceCall, exchange: Exchange): Stage {
  const parts: StreamPart[] = [];
  let bytes = 0;
  return {
    part(part) {
      bytes += sizeOf(part);
      if (bytes > transform.buffer.maxBytes) throw tooLarge(transform.buffer.maxBytes);
      parts.push(part);
    },
    async end(output) {
      const rewritten = (await transform.rewrite(parts, call, exchange)) ?? parts;
      if (!Array.isArray(rewritten)) throw new Error('its rewrite returned something other than a list of parts');
      for (const part of rewritten) await output.push(part);
    },
  };
}

/** An estimate of the size of a part. */
function sizeOf(part: StreamPart): number {
  if ('text' in part) return Buffer.byteLength(part.text) + 16;
  if (part.type === 'media') return part.bytes.length;
  if (part.type === 'opaque') return JSON.stringify(part.value).length;
  if (part.type === 'citation') return JSON.stringify(part.citation).length;
  return part.type === 'embedding' ? part.vector.length * 8 : 64;
}

function tooLarge(limit: number): GatewayError {
  return new GatewayError({
    code: 'GW_ANSWER_TOO_LARGE',
    status: 502,
    message: `The answer is longer than the ${limit} bytes that a plugin of this connection can process as a whole.`,
  });
}
