import { z, type ZodType } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { InferenceRoute, ReplyDocument, Route, RouteExample } from '../../api/index.js';
import { errorEncoderOf } from '../error-encoders.js';
import type { AnyRoute } from '../router.js';
import { type ErrorAnswers, errorContent, hasErrorBody } from './error-answers.js';
import { headerParametersOf, headersOf } from './trace-headers.js';

/** The OpenAPI operation of one route. */
export function operationOf(route: AnyRoute, errors: ErrorAnswers): ZodOpenApiOperationObject {
  const { operation: operationId, summary, description, tag, access, examples } = route;
  return {
    operationId,
    summary,
    description: [description, whoMay(route)].filter(Boolean).join('\n\n'),
    tags: [tag],
    ...securityOf(route),
    ...(access.kind === 'bearer' ? { 'x-required-role': access.role } : {}),
    // Complete examples are an extension, because OpenAPI cannot express that a path, a query, a body and a reply belong together.
    ...(examples ? { 'x-examples': examples } : {}),
    ...parametersOf(route),
    ...requestBodyOf(route),
    responses: {
      ...errors.of(route),
      ...(route.kind === 'inference' ? inferenceAnswers(route) : declaredAnswers(route)),
    },
  };
}

function whoMay({ access }: AnyRoute): string {
  if (access.kind === 'bearer') return `Needs an access token with at least the role ${access.role}.`;
  return access.kind === 'public' ? 'Needs no credentials.' : 'Needs an API key and a connection.';
}

function securityOf({ access }: AnyRoute): Pick<ZodOpenApiOperationObject, 'security'> {
  if (access.kind === 'public') return { security: [] };
  if (access.kind === 'bearer') return { security: [{ accessToken: [] }] };
  return { security: [{ apiKey: [], connection: [] }, { apiKey: [] }] };
}

function parametersOf(route: AnyRoute): Pick<ZodOpenApiOperationObject, 'parameters' | 'requestParams'> {
  const { path, query } = route.parameters ?? {};
  const parameters = headerParametersOf(route);
  return {
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(path || query ? { requestParams: { ...objectSchema('path', path), ...objectSchema('query', query) } } : {}),
  };
}

function objectSchema(name: 'path' | 'query', schema: ZodType | undefined): object {
  return schema ? { [name]: schema } : {};
}

function requestBodyOf(route: AnyRoute): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  const { body, examples = [] } = route;
  if (route.kind === 'plain' && route.takesStream) {
    const content = route.form
      ? { 'multipart/form-data': { schema: route.form } }
      : { '*/*': { schema: { type: 'string' as const, format: 'binary' } } };
    return { requestBody: { required: true, content } };
  }
  if (!body) return {};
  const sent = examples.filter((example) => example.body !== undefined);
  const content = { schema: body, ...namedExamples(sent, (example) => example.body) };
  const isForm = route.kind === 'inference' && route.dialect.takesForm === true;
  const type = isForm ? 'multipart/form-data' : 'application/json';
  return { requestBody: { required: true, content: { [type]: content } } };
}

function inferenceAnswers(route: InferenceRoute): ZodOpenApiResponsesObject {
  const { reply, replyType, streamType = 'text/event-stream', dialect, streamExample, examples = [] } = route;
  const mayStream = canStream(route);
  const answered = examples.filter(({ status }) => status === 200);
  return {
    200: {
      description: mayStream ? 'The answer; a stream when the request asks for one.' : 'The answer.',
      headers: headersOf('ratelimit', 'ratelimit-policy'),
      content: {
        ...(reply && { 'application/json': { schema: reply, ...namedExamples(answered, (example) => example.reply) } }),
        ...(replyType !== undefined && { [replyType]: { schema: { type: 'string', format: 'binary' } } }),
        ...(mayStream && {
          [streamType]: {
            schema: { type: 'string' },
            ...(streamExample !== undefined && { example: streamExample }),
          },
        }),
      },
    },
    default: {
      description: "A refusal or failure of the model's provider, in the shape of this dialect.",
      headers: headersOf('retry-after'),
      ...errorContent(dialect.error),
    },
  };
}

/** Whether a request can ask for a stream, by its path or with a member of its body. */
function canStream({ body, streamType, streamExample }: InferenceRoute): boolean {
  if (streamType !== undefined || streamExample !== undefined || !(body instanceof z.ZodObject)) return true;
  return 'stream' in body.shape || 'stream_format' in body.shape;
}

function declaredAnswers(route: Route): ZodOpenApiResponsesObject {
  const answers: ZodOpenApiResponsesObject = {};
  for (const [status, reply] of Object.entries(route.replies)) {
    answers[status as '200'] = {
      description: reply.description,
      headers: route.access.kind === 'public' ? headersOf() : headersOf('ratelimit', 'ratelimit-policy'),
      ...declaredContent(route, Number(status), reply),
    };
  }
  return answers;
}

function declaredContent(
  route: Route,
  status: number,
  { schema, contentType }: ReplyDocument,
): Pick<ZodOpenApiResponseObject, 'content'> {
  const texts = Object.fromEntries(
    [contentType ?? []].flat().map((type) => [type, { schema: { type: 'string' as const } }]),
  );
  if (!schema) {
    if (contentType !== undefined) return { content: texts };
    const encode = errorEncoderOf(route);
    return status >= 400 && hasErrorBody(encode, status) ? errorContent(encode) : {};
  }
  const answered = (route.examples ?? []).filter((example) => example.status === status);
  return {
    content: { 'application/json': { schema, ...namedExamples(answered, (example) => example.reply) }, ...texts },
  };
}

function namedExamples(examples: readonly RouteExample[], valueOf: (example: RouteExample) => unknown): object {
  const shown = examples.filter((example) => valueOf(example) !== undefined);
  if (shown.length === 0) return {};
  return {
    examples: Object.fromEntries(
      shown.map((example, index) => [`example${index + 1}`, { summary: example.title, value: valueOf(example) }]),
    ),
  };
}
