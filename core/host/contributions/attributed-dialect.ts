import {
  after,
  type AnswerEncoder,
  type CollectedAnswer,
  type DecodedCall,
  type Dialect,
  type GatewayError,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type StreamPart,
} from '../../api/index.js';
import { during, placeOf } from '../../api/internal/running-hook.js';
import { checkHeaders } from '../../pipeline/hooks/check-headers.js';
import { checkDecoded, inWords } from '../../pipeline/hooks/hook-results.js';
import { beginWait, endWith } from '../../pipeline/hooks/waits.js';

/** Attributes what a plugin's code has thrown to the plugin. */
type Blame = (cause: unknown) => GatewayError;

/** Every member, so that none can be forgotten here. */
type AllMembers = { readonly [Name in keyof Required<Dialect>]: Dialect[Name] | undefined };

/**
 * The dialect of a plugin, whose unexpected failures and invalid results are attributed to the plugin. Its error encoder is unchanged: it is
 * the same for all routes of the dialect, and the code that writes an error with it attributes its failures.
 */
export function attributedDialect(dialect: Dialect, owner: string, blame: Blame): Dialect {
  const { name, reads, forwardHeaders, takesForm, error } = dialect;
  const place = placeOf(owner, 'route');
  const members: AllMembers = {
    name,
    error,
    reads,
    forwardHeaders,
    takesForm,
    decode: (body, request, path, files) =>
      attributed(blame, () => {
        const call: DecodedCall = during(place, () => dialect.decode(body, request, path, files));
        checkDecoded(call);
        return call;
      }),
    encode: (call, exchange) =>
      attributed(blame, () => new AttributedEncoder(asEncoder(dialect.encode(call, exchange)), blame)),
    resolve:
      dialect.resolve &&
      ((body, exchange) => {
        const resolved = attributed(blame, () => after(dialect.resolve?.(body, exchange) ?? body, asBody));
        if (!(resolved instanceof Promise)) return resolved;
        return endWith(beginWait(exchange, owner, 'route'), resolved).catch((cause: unknown) => {
          throw blame(cause);
        });
      }),
    streamType: dialect.streamType && ((request) => attributed(blame, () => dialect.streamType?.(request))),
    answerHeaders:
      dialect.answerHeaders &&
      ((exchange) =>
        attributed(blame, () => {
          const headers = dialect.answerHeaders?.(exchange) ?? {};
          checkHeaders(headers);
          return headers;
        })),
  };
  const present = Object.entries(members).filter(([, member]) => member !== undefined);
  return Object.fromEntries(present) as unknown as Dialect;
}

function attributed<T>(blame: Blame, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw blame(cause);
  }
}

function asBody(body: JsonObject): JsonObject {
  if (isJsonObject(body)) return body;
  throw new Error(`"resolve" returned ${inWords(body)}, which is not a body`);
}

function asEncoder(encoder: AnswerEncoder): AnswerEncoder {
  const lacked = (['whole', 'part', 'end', 'error'] as const).find((name) => typeof encoder?.[name] !== 'function');
  if (lacked === undefined) return encoder;
  throw new Error(`"encode" returned ${inWords(encoder)}, which is not an encoder: it lacks "${lacked}"`);
}

/** A class, so that an answer costs one small object more, and not a function for each member. */
class AttributedEncoder implements AnswerEncoder {
  readonly heartbeat: string;
  readonly isBinary: boolean;
  readonly wholeType: string | undefined;
  readonly passed?: NonNullable<AnswerEncoder['passed']>;
  readonly #encoder: AnswerEncoder;
  readonly #blame: Blame;

  constructor(encoder: AnswerEncoder, blame: Blame) {
    this.#encoder = encoder;
    this.#blame = blame;
    this.heartbeat = encoder.heartbeat;
    this.isBinary = encoder.isBinary === true;
    this.wholeType = encoder.wholeType;
    if (encoder.passed) this.passed = (bytes, parts) => attributed(blame, () => encoder.passed?.(bytes, parts));
  }

  whole(answer: CollectedAnswer): JsonValue {
    return attributed(this.#blame, () => asJson(this.#encoder.whole(answer)));
  }

  /** Without {@link attributed}, because an answer may have thousands of parts. */
  part(part: StreamPart): string {
    try {
      return asText(this.#encoder.part(part), 'part');
    } catch (cause) {
      throw this.#blame(cause);
    }
  }

  end(): string {
    return attributed(this.#blame, () => asText(this.#encoder.end(), 'end'));
  }

  error(error: GatewayError): string {
    return attributed(this.#blame, () => asText(this.#encoder.error(error), 'error'));
  }
}

function asJson(body: JsonValue | undefined | Promise<unknown>): JsonValue {
  if (body !== undefined && !(body instanceof Promise)) return body;
  throw new Error(`"whole" of its encoder returned ${inWords(body)}, which is not JSON`);
}

function asText(text: string, method: keyof AnswerEncoder): string {
  if (typeof text === 'string') return text;
  throw new Error(`"${method}" of its encoder returned ${inWords(text)}, which is not a text`);
}
