import { type EmbeddingCall, isNamed, type JsonObject, stringifyJson } from '../../../core/api/index.js';
import { embeddingsDialect } from '../dialect-names.js';

const encodingFormat = 'encoding_format';

/** What is left out for a server that does not know how vectors may be encoded. */
export const onlyEncoding: ReadonlySet<string> = new Set([encodingFormat]);

/**
 * Whether a server refuses the encoding of vectors. SDKs of the dialect ask for base64 unless an app says something else, which not every server knows;
 * clients get the vectors as they have asked for them in any case.
 */
export function refusesEncoding(text: string): boolean {
  return isNamed(encodingFormat, text) || /\bbase64\b/i.test(text);
}

/** The body of an embedding request: the client's own bytes, if nothing was changed. */
export function embeddingsBody(call: EmbeddingCall, model: string, leftOut: ReadonlySet<string>): string | Uint8Array {
  const { source, inputs, dimensions, endUserId } = call;
  const isOwn = source.dialect === embeddingsDialect;
  const isWithout = leftOut.has(encodingFormat);
  if (isOwn && !isWithout && source.original === call && source.body['model'] === model) return source.bytes;
  const changed: JsonObject = {
    model,
    input: inputs,
    dimensions,
    user: endUserId,
    ...(isWithout ? { [encodingFormat]: undefined } : {}),
  };
  if (!isOwn) return stringifyJson({ [encodingFormat]: 'float', ...changed });
  const isSame = source.original.kind === 'embedding' && source.original.inputs === inputs;
  const input = isSame ? source.body['input'] : inputs;
  return stringifyJson({ ...source.body, ...changed, input });
}
