import type {
  AnswerEncoder,
  CollectedAnswer,
  DecodedCall,
  Dialect,
  GatewayError,
  JsonValue,
  StreamPart,
} from '../../api/index.js';
import { checkHeaders } from '../../pipeline/check-headers.js';
import { checkDecoded, inWords } from '../../pipeline/hook-results.js';

/** Attributes what a plugin's code has thrown to the plugin. */
type Blame = (cause: unknown) => GatewayError;

/**
 * The dialect of a plugin, whose unexpected failures and invalid results are attributed to the plugin. Its error encoder is unchanged: it is
 * the same for all routes of the dialect, and whoever writes an error with it attributes its failures.
 */
export function attributedDialect(dialect: Dialect, blame: Blame): Dialect {
  const { name, reads, forwardHeaders, error } = dialect;
  return {
    name,
    error,
    ...(reads && { reads }),
    ...(forwardHeaders && { forwardHeaders }),
    decode: (body, request) => {
      try {
        const call: DecodedCall = dialect.decode(body, request);
        checkDecoded(call);
        return call;
      } catch (cause) {
        throw blame(cause);
      }
    },
    encode: (call, exchange) => {
      try {
        return new AttributedEncoder(dialect.encode(call, exchange), blame);
      } catch (cause) {
        throw blame(cause);
      }
    },
    ...(dialect.answerHeaders && {
      answerHeaders: (exchange) => {
        try {
          const headers = dialect.answerHeaders?.(exchange) ?? {};
          checkHeaders(headers);
          return headers;
        } catch (cause) {
          throw blame(cause);
        }
      },
    }),
  };
}

/** A class, so that an answer costs one small object more, and not a function for each member. */
class AttributedEncoder implements AnswerEncoder {
  readonly heartbeat: string;
  readonly passed?: NonNullable<AnswerEncoder['passed']>;
  readonly #encoder: AnswerEncoder;
  readonly #blame: Blame;

  constructor(encoder: AnswerEncoder, blame: Blame) {
    this.#encoder = encoder;
    this.#blame = blame;
    this.heartbeat = encoder.heartbeat;
    if (encoder.passed) this.passed = (bytes, parts) => this.#passed(bytes, parts);
  }

  whole(answer: CollectedAnswer): JsonValue {
    try {
      return this.#encoder.whole(answer);
    } catch (cause) {
      throw this.#blame(cause);
    }
  }

  part(part: StreamPart): string {
    try {
      return asText(this.#encoder.part(part), 'part');
    } catch (cause) {
      throw this.#blame(cause);
    }
  }

  end(): string {
    try {
      return asText(this.#encoder.end(), 'end');
    } catch (cause) {
      throw this.#blame(cause);
    }
  }

  error(error: GatewayError): string {
    try {
      return asText(this.#encoder.error(error), 'error');
    } catch (cause) {
      throw this.#blame(cause);
    }
  }

  #passed(bytes: Uint8Array, parts: readonly StreamPart[]): void {
    try {
      this.#encoder.passed?.(bytes, parts);
    } catch (cause) {
      throw this.#blame(cause);
    }
  }
}

function asText(text: string, method: keyof AnswerEncoder): string {
  if (typeof text === 'string') return text;
  throw new Error(`"${method}" of its encoder returned ${inWords(text)}, which is not a text`);
}
