import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { type EncodedError, type ErrorEncoder, GatewayError } from '../../api/index.js';
import { errorEncoderOf } from '../error-encoders.js';
import type { AnyRoute } from '../router.js';
import { type GeneralError, generalErrors } from './general-errors.js';
import { headersOf } from './trace-headers.js';

const sampleContext = { id: '01900000-0000-7000-8000-000000000000', traceId: '4bf92f3577b34da6a3ce929d0e0e4736' };

/** Responses for errors that any operation can return, encoded as the route's dialect does. Equal responses are shared. */
export class ErrorAnswers {
  readonly components: Record<string, ZodOpenApiResponseObject> = {};
  /** What the encoders make of the general errors: few encoders for many routes. */
  readonly #samples = new Map<ErrorEncoder, Map<GeneralError, EncodedSample>>();

  /** The error responses of an operation besides those that it declares itself, by status. */
  of(route: AnyRoute): ZodOpenApiResponsesObject {
    const encode = errorEncoderOf(route);
    const declared = route.kind === 'plain' ? route.replies : {};
    const answers: ZodOpenApiResponsesObject = {};
    for (const error of generalErrors) {
      if (!error.appliesTo(route)) continue;
      const { status, body } = this.#sample(error, encode);
      if (Object.hasOwn(declared, status)) continue;
      answers[`${status}` as '400'] ??= { $ref: `#/components/responses/${this.#share(error, encode, body)}` };
    }
    return answers;
  }

  #sample(error: GeneralError, encode: ErrorEncoder): EncodedSample {
    const ofEncoder = this.#samples.get(encode) ?? new Map<GeneralError, EncodedSample>();
    const sample = ofEncoder.get(error) ?? encodedSample(error, encode);
    this.#samples.set(encode, ofEncoder.set(error, sample));
    return sample;
  }

  #share(error: GeneralError, encode: ErrorEncoder, body: unknown): string {
    const { name, status, description, sample } = error;
    const shape = encode.bodySchema?.meta()?.id ?? 'Empty';
    const key = `${shape}.${name}`;
    this.components[key] ??= {
      description,
      headers: status === 429 ? headersOf('retry-after', 'ratelimit', 'ratelimit-policy') : headersOf(),
      ...(body === undefined ? {} : errorContent(encode, sample && body)),
    };
    return key;
  }
}

/** The documentation of an error body of the route. */
export function errorContent(encode: ErrorEncoder, example?: unknown): Pick<ZodOpenApiResponseObject, 'content'> {
  if (!encode.bodySchema) return {};
  const content = { schema: encode.bodySchema, ...(example === undefined ? {} : { example }) };
  return { content: { 'application/json': content } };
}

/** Whether the encoder writes a body for errors of this status. */
export function hasErrorBody(encode: ErrorEncoder, status: number): boolean {
  return encoded(encode, new GatewayError({ code: '', status, message: '' })).body !== undefined;
}

type EncodedSample = EncodedError & { readonly status: number };

function encodedSample({ status, sample }: GeneralError, encode: ErrorEncoder): EncodedSample {
  const answer = encoded(encode, new GatewayError({ status, ...(sample ?? { code: '', message: '' }) }));
  return { ...answer, status: answer.status ?? status };
}

function encoded(encode: ErrorEncoder, error: GatewayError): EncodedError {
  try {
    return encode(error, sampleContext);
  } catch {
    // An encoder that throws does not prevent the start; its clients get a 500 error of the core.
    return { body: undefined };
  }
}
