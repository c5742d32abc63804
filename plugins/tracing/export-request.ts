import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { MessageWriter, tagOf } from './message-writer.js';
import { attributeKey, writeTextAttribute } from './span-writer.js';

/** The origin of all spans of a gateway. */
interface SpanOrigin {
  readonly serviceName: string;
  /** Name of the instrumentation scope, whose version is that of the service. */
  readonly name: string;
  readonly version: string;
  readonly schemaUrl: string;
}

/**
 * Field numbers
 * (https://github.com/open-telemetry/opentelemetry-proto/blob/v1.7.0/opentelemetry/proto/collector/trace/v1/trace_service.proto, and what it imports).
 */
const resourceSpans = tagOf(1, 'lengthDelimited');
const resource = tagOf(1, 'lengthDelimited');
const resourceAttribute = tagOf(1, 'lengthDelimited');
const scopeSpans = tagOf(2, 'lengthDelimited');
const scope = tagOf(1, 'lengthDelimited');
const scopeName = tagOf(1, 'lengthDelimited');
const scopeVersion = tagOf(2, 'lengthDelimited');
const scopeSchema = tagOf(3, 'lengthDelimited');

/** Returns a function that wraps encoded spans (fields of their scope) in an `ExportTraceServiceRequest`. */
export function exportRequest(origin: SpanOrigin): (spans: Uint8Array) => Uint8Array {
  const writer = new MessageWriter();
  const [scoped, owned] = [scopeFields(origin), resourceFields(origin)];
  return (spans) => {
    writer.begin();
    writer.written(scoped);
    writer.close(scopeSpans, 0, spans.length);
    writer.written(owned);
    writer.close(resourceSpans, 0, spans.length);
    return Buffer.concat([writer.take(), spans]);
  };
}

function scopeFields({ name, version, schemaUrl }: SpanOrigin): Uint8Array {
  const writer = new MessageWriter();
  writer.text(scopeSchema, schemaUrl);
  const since = writer.length;
  writer.text(scopeVersion, version);
  writer.text(scopeName, name);
  writer.close(scope, since);
  return writer.take();
}

/** The resource, including OpenTelemetry's default attributes. */
function resourceFields({ serviceName, version }: SpanOrigin): Uint8Array {
  const { attributes } = defaultResource().merge(
    resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
  );
  const writer = new MessageWriter();
  for (const [name, value] of Object.entries(attributes)) {
    writeTextAttribute(writer, resourceAttribute, attributeKey(name), String(value));
  }
  writer.close(resource, 0);
  return writer.take();
}
