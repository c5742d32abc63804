import { MessageWriter, type Tag, tagOf } from './message-writer.js';

/** The encoded name of an attribute: the first field of a `KeyValue`. */
export type AttributeKey = Uint8Array & { readonly key: never };

/** The fields of a span besides its attributes. Times are milliseconds since 1970, ids are hex digits. */
export interface SpanFacts {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly failed: boolean;
}

/** The trace that a span is part of. */
export interface SpanTrace {
  readonly traceId: string;
  /** Its `tracestate`. */
  readonly state?: string;
}

/**
 * Field numbers of OTLP's messages
 * (https://github.com/open-telemetry/opentelemetry-proto/blob/v1.7.0/opentelemetry/proto/trace/v1/trace.proto and `common/v1/common.proto` beside).
 */
const span = {
  traceId: tagOf(1, 'lengthDelimited'),
  spanId: tagOf(2, 'lengthDelimited'),
  traceState: tagOf(3, 'lengthDelimited'),
  parentSpanId: tagOf(4, 'lengthDelimited'),
  name: tagOf(5, 'lengthDelimited'),
  kind: tagOf(6, 'varint'),
  startTime: tagOf(7, 'fixed64'),
  endTime: tagOf(8, 'fixed64'),
  attribute: tagOf(9, 'lengthDelimited'),
  status: tagOf(15, 'lengthDelimited'),
} as const;
/** `flags`, number 16: the first one whose tag needs two bytes. */
const flagsTag = [0x85, 0x01] as const;
const spanInScope = tagOf(2, 'lengthDelimited');
const statusCode = tagOf(3, 'varint');
const keyName = tagOf(1, 'lengthDelimited');
const keyValue = tagOf(2, 'lengthDelimited');
const values = {
  text: tagOf(1, 'lengthDelimited'),
  integer: tagOf(3, 'varint'),
  double: tagOf(4, 'fixed64'),
  list: tagOf(5, 'lengthDelimited'),
} as const;
const valueInList = tagOf(1, 'lengthDelimited');

const kinds = { internal: 1, server: 2, client: 3 } as const;
const failure = 2;
/** Flags: sampled, and it is known whether the parent is remote. */
const ownParent = 0x101;
const remoteParent = 0x301;

/** Encodes an attribute's name, once for all spans. */
export function attributeKey(name: string): AttributeKey {
  const writer = new MessageWriter();
  writer.text(keyName, name);
  return writer.take() as AttributeKey;
}

/** A field with an attribute whose value is a text. */
export function writeTextAttribute(message: MessageWriter, tag: Tag, key: AttributeKey, value: string): void {
  const since = message.length;
  message.text(values.text, value);
  closeAttribute(message, tag, key, since);
}

/** Completes an attribute, whose value is what was written since then. */
function closeAttribute(message: MessageWriter, tag: Tag, key: AttributeKey, since: number): void {
  message.close(keyValue, since);
  message.written(key);
  message.close(tag, since);
}

/** Encodes spans in OTLP: first their attributes, then the other fields. */
export class SpanWriter {
  readonly #message = new MessageWriter();

  begin(): void {
    this.#message.begin();
  }

  /** Writes an attribute, unless its value is undefined. */
  text(key: AttributeKey, value: string | undefined): void {
    if (value !== undefined) writeTextAttribute(this.#message, span.attribute, key, value);
  }

  /** Writes an attribute that is an integer where its value is one: for counts. Collectors may keep only the first type of a name. */
  number(key: AttributeKey, value: number | undefined): void {
    if (value === undefined) return;
    if (!Number.isSafeInteger(value) || value < 0) return this.double(key, value);
    const since = this.#message.length;
    this.#varint(values.integer, value);
    closeAttribute(this.#message, span.attribute, key, since);
  }

  /** Writes an attribute that is a double, whatever its value. */
  double(key: AttributeKey, value: number | undefined): void {
    if (value === undefined) return;
    const since = this.#message.length;
    this.#message.double(values.double, value);
    closeAttribute(this.#message, span.attribute, key, since);
  }

  /** Writes an attribute whose value is a list of texts, unless it is undefined. */
  list(key: AttributeKey, texts: readonly string[] | undefined): void {
    if (texts === undefined) return;
    const message = this.#message;
    const since = message.length;
    for (let index = texts.length - 1; index >= 0; index -= 1) {
      const began = message.length;
      message.text(values.text, texts[index] as string);
      message.close(valueInList, began);
    }
    message.close(values.list, since);
    closeAttribute(message, span.attribute, key, since);
  }

  /** @returns the span as a field of its scope; valid until the next one begins */
  end(facts: SpanFacts, { traceId, state }: SpanTrace): Uint8Array {
    const message = this.#message;
    const { kind, parentSpanId } = facts;
    if (facts.failed) {
      const since = message.length;
      this.#varint(statusCode, failure);
      message.close(span.status, since);
    }
    message.fixed32(kind === 'server' && parentSpanId !== undefined ? remoteParent : ownParent);
    message.byte(flagsTag[1]);
    message.byte(flagsTag[0]);
    message.time(span.endTime, facts.endedAt);
    message.time(span.startTime, facts.startedAt);
    this.#varint(span.kind, kinds[kind]);
    message.text(span.name, facts.name);
    if (parentSpanId !== undefined) message.hex(span.parentSpanId, parentSpanId);
    if (state !== undefined) message.text(span.traceState, state);
    message.hex(span.spanId, facts.spanId);
    message.hex(span.traceId, traceId);
    message.close(spanInScope, 0);
    return message.take();
  }

  #varint(tag: Tag, value: number): void {
    this.#message.varint(value);
    this.#message.byte(tag);
  }
}
