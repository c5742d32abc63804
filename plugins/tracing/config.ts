import { requestHeaders, serverUrl, z } from '../../core/api/index.js';

/** The configuration schema. */
export const config = z.strictObject({
  endpoint: serverUrl
    .default('http://localhost:4318/v1/traces')
    .describe(
      "The collector's address for traces, OTLP over HTTP with protobuf; doubled slashes in its path count as one.",
    ),
  headers: requestHeaders.default({}).describe('Additional headers for the collector, such as its credentials.'),
  serviceName: z.string().min(1).default('sluice').describe('Sent as service.name.'),
  samplingRatio: z
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the traces begun here that is recorded; chosen by trace id, so that all replicas agree.'),
  respectParent: z
    .boolean()
    .default(true)
    .describe(
      "Whether the caller's sampled flag decides for traces that began elsewhere; otherwise samplingRatio does.",
    ),
  captureContent: z
    .boolean()
    .default(false)
    .describe(
      'Whether spans of calls contain what was asked and answered, on connections that log bodies: logRequestBody, logResponseBody.',
    ),
  maxContentLength: z
    .int()
    .min(100)
    .max(1_000_000)
    .default(100_000)
    .describe('Maximum characters sent of a request, and of an answer; a text that was cut is marked.'),
  maxQueueSpans: z
    .int()
    .min(1)
    .max(1_000_000)
    .default(2048)
    .describe('Maximum spans that wait for the collector; further ones, and those beyond 16 MiB, are dropped.'),
  maxBatchSpans: z
    .int()
    .min(1)
    .max(100_000)
    .default(512)
    .describe('Maximum spans in one export, which starts as soon as this many wait. At most maxQueueSpans.'),
  exportIntervalMs: z
    .int()
    .min(10)
    .max(600_000)
    .default(5_000)
    .describe('The longest that a span waits for an export.'),
  exportTimeoutMs: z
    .int()
    .min(10)
    .max(600_000)
    .default(10_000)
    .describe('How long one export may take, including retries.'),
  closeTimeoutMs: z
    .int()
    .min(0)
    .max(60_000)
    .default(2_000)
    .describe('Time to export what still waits when the gateway stops or reloads.'),
});

/** The parsed configuration. */
export type TracingConfig = z.output<typeof config>;
