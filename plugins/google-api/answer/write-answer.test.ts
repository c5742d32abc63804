import { test } from 'tap';
import {
  type Exchange,
  type FinishPart,
  GatewayError,
  type ChatCall,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  parseJson,
  SseDecoder,
  type StreamPart,
  stringifyJson,
} from '../../../core/api/index.js';
import { collected } from '../../../core/testkit/sample-call.js';
import { contentDialect } from '../content-dialect.js';
import { wrapEncrypted, wrapSignature } from '../signatures.js';

const start: StreamPart = { type: 'start', id: 'r1', model: 'm-1', created: 1 };
const head = { modelVersion: 'm-1', responseId: 'r1' };
const text = (words: string, choice = 0): StreamPart => ({ type: 'text', choice, text: words });
const thought = (words: string, more: object = {}): StreamPart => ({
  type: 'reasoning',
  choice: 0,
  text: words,
  ...more,
});
const finish = (more: Partial<FinishPart> = {}): StreamPart => ({ type: 'finish', choice: 0, reason: 'stop', ...more });
const opaque = (value: JsonValue): StreamPart => ({
  type: 'opaque',
  dialect: 'google-generate-content',
  choice: 0,
  value,
});
const call = (index: number, more: object = {}): StreamPart => ({
  type: 'tool-call',
  choice: 0,
  index,
  id: `c${index}`,
  name: `f${index}`,
  ...more,
});
const args = (index: number, written: string): StreamPart => ({
  type: 'tool-arguments',
  choice: 0,
  index,
  text: written,
});
const usage: StreamPart = {
  type: 'usage',
  usage: { inputTokens: 9, outputTokens: 11, reasoningTokens: 4, cachedInputTokens: 3 },
};

function encoderWith(includeThoughts: boolean, search: string) {
  const body = { generationConfig: { thinkingConfig: { includeThoughts } } };
  const asked = { model: 'm', source: { body } } as unknown as ChatCall;
  return contentDialect(true).encode(asked, { id: 'request-1', search } as Exchange);
}

/** The text of a stream. */
function streamed(parts: readonly StreamPart[], search = 'alt=sse', includeThoughts = true): string {
  const encoder = encoderWith(includeThoughts, search);
  return parts.map((part) => encoder.part(part)).join('') + encoder.end();
}

function responsesIn(events: string): JsonObject[] {
  return new SseDecoder().push(Buffer.from(events)).events.map(({ data }) => parseJson(data) as JsonObject);
}

function partsIn(responses: readonly JsonObject[]): JsonObject[] {
  return responses.flatMap(({ candidates }) =>
    (candidates as JsonObject[]).flatMap(({ content }) =>
      isJsonObject(content) ? (content['parts'] as JsonObject[]) : [],
    ),
  );
}

/** The parts of a stream, without the empty one at its end. */
function streamedParts(parts: readonly StreamPart[], includeThoughts = true): JsonObject[] {
  return partsIn(responsesIn(streamed([start, ...parts, finish()], 'alt=sse', includeThoughts))).slice(0, -1);
}

function whole(parts: readonly StreamPart[], includeThoughts = true): JsonObject {
  return encoderWith(includeThoughts, '').whole(collected(parts)) as JsonObject;
}

function wholeParts(parts: readonly StreamPart[], includeThoughts = true): JsonObject[] {
  return partsIn([whole([start, ...parts, finish()], includeThoughts)]);
}

await test('a text is a response for each piece, and the last one has reason and usage', (t) => {
  const counts = {
    promptTokenCount: 9,
    candidatesTokenCount: 7,
    totalTokenCount: 20,
    cachedContentTokenCount: 3,
    thoughtsTokenCount: 4,
  };
  const content = (words: string) => ({ parts: [{ text: words }], role: 'model' });
  const parts = [start, text('Grüße,'), text('\u2028 世界'), finish({ reason: 'length' }), usage];
  const events = streamed(parts);
  t.strictSame(responsesIn(events), [
    { candidates: [{ content: content('Grüße,'), index: 0 }], ...head },
    { candidates: [{ content: content('\u2028 世界'), index: 0 }], ...head },
    { candidates: [{ content: content(''), finishReason: 'MAX_TOKENS', index: 0 }], usageMetadata: counts, ...head },
  ]);
  t.notMatch(events, '\u2028', 'clients that take it for a line end get it escaped');
  t.strictSame(whole(parts), {
    candidates: [{ content: content('Grüße,\u2028 世界'), finishReason: 'MAX_TOKENS', index: 0 }],
    usageMetadata: counts,
    ...head,
  });
  t.end();
});

await test('without alt=sse a stream is one array of JSON, complete or with an error at its end', (t) => {
  const parts = [start, text('a'), text('b'), finish(), usage];
  const array = streamed(parts, '');
  t.strictSame(parseJson(array), responsesIn(streamed(parts)));
  t.ok(array.startsWith('[{') && array.includes('},\r\n{'));
  const request = (search: string) => ({ search }) as Exchange;
  t.equal(contentDialect(true).streamType?.(request('')), 'application/json; charset=utf-8');
  t.equal(contentDialect(true).streamType?.(request('key=x&alt=sse')), undefined);
  t.equal(contentDialect(false).streamType?.(request('')), undefined);
  const failure = new GatewayError({ code: 'GW_X', status: 502, message: 'It broke.' });
  for (const [before, expected] of [
    [[], [{ error: { code: 502 } }]],
    [
      [start, text('a')],
      [{ candidates: [{}] }, { error: { code: 502, status: 'INTERNAL', message: 'It broke.' } }],
    ],
  ] as const) {
    const encoder = encoderWith(true, '');
    const sent = before.map((part) => encoder.part(part)).join('') + encoder.error(failure);
    t.match(parseJson(encoder.heartbeat + sent), expected);
  }
  t.end();
});

await test('calls that follow each other are in one response, in the order in which the model began them', (t) => {
  const encoder = encoderWith(true, 'alt=sse');
  for (const part of [start, call(0), call(1), args(1, '{"b":'), args(1, '2}'), args(0, '{"a":9007199254740993}')])
    t.equal(encoder.part(part), '');
  const [calls, answer, ...others] = responsesIn(encoder.part(text('Yes')));
  t.match(partsIn([calls ?? {}]), [
    { functionCall: { id: 'c0', name: 'f0' } },
    { functionCall: { id: 'c1', name: 'f1', args: { b: 2 } } },
  ]);
  t.strictSame([partsIn([answer ?? {}]), others], [[{ text: 'Yes' }], []]);
  const thinking = [call(0), args(0, '{}'), thought('Hm.'), call(1), args(1, '{}')];
  t.match(streamedParts(thinking), [{ functionCall: { id: 'c0' } }, { text: 'Hm.' }, { functionCall: { id: 'c1' } }]);
  const parts = [call(0), args(0, '{"a":9007199254740993}'), call(1), args(1, '{"cut":'), call(2)];
  const written =
    '[{"functionCall":{"id":"c0","name":"f0","args":{"a":9007199254740993}}},{"functionCall":{"id":"c1","name":"f1","args":{"arguments":"{\\"cut\\":"}}},{"functionCall":{"id":"c2","name":"f2","args":{}}}]';
  t.equal(stringifyJson(streamedParts(parts)), written);
  t.equal(stringifyJson(wholeParts(parts)), written);
  t.end();
});

await test('signatures of any provider are base64, and stand where they belong', (t) => {
  const extras = { extra_content: { google: { thought_signature: 'google:p/m:c0:c2ln' } } };
  const ofCall = {
    functionCall: { id: 'c0', name: 'f0', args: {} },
    thoughtSignature: wrapSignature('google:p/m:c0:c2ln'),
  };
  const signed = [thought('', { signature: 'google:p/m:c0:c2ln' }), call(0, { extras }), args(0, '{}')];
  t.strictSame(streamedParts(signed), [ofCall], 'a call says its own');
  t.strictSame(wholeParts(signed), [ofCall]);

  const thinking = [thought('Let '), thought('me see.'), thought('', { signature: 'sig/+:' }), text('Yes')];
  const thoughtSignature = wrapSignature('sig/+:');
  t.match(thoughtSignature, /^[\w+/]+=*$/);
  t.strictSame(streamedParts(thinking), [
    { text: 'Let ', thought: true },
    { text: 'me see.', thought: true },
    { text: '', thought: true, thoughtSignature },
    { text: 'Yes' },
  ]);
  t.strictSame(wholeParts(thinking), [{ text: 'Let me see.', thought: true, thoughtSignature }, { text: 'Yes' }]);
  for (const parts of [streamedParts(thinking, false), wholeParts(thinking, false)])
    t.strictSame(parts, [{ text: 'Yes' }], 'thoughts are for those who have asked for them');

  const afterText = [text('Yes'), thought('', { signature: 'google:p/m::YWJj' })];
  const ofText = wrapSignature('google:p/m::YWJj');
  t.strictSame(streamedParts(afterText), [{ text: 'Yes' }, { text: '', thoughtSignature: ofText }]);
  t.strictSame(wholeParts(afterText), [{ text: 'Yes', thoughtSignature: ofText }]);

  const hidden = thought('', { signature: 'sig' });
  const ofHidden = { text: '', thoughtSignature: wrapSignature('sig') };
  const [answered, called] = [[hidden, hidden, text('Yes')], { functionCall: { id: 'c0', name: 'f0', args: {} } }];
  for (const parts of [streamedParts(answered, false), wholeParts(answered, false)])
    t.strictSame(parts, [{ text: 'Yes' }], 'an answer does not begin with an empty text');
  const calling = [...answered, call(0), args(0, '{}')];
  const signedCall = { ...called, thoughtSignature: wrapSignature('sig') };
  t.strictSame(streamedParts(calling, false), [{ text: 'Yes' }, ofHidden, signedCall], 'unless it is needed back');
  t.strictSame(wholeParts(calling, false), [{ ...ofHidden, text: 'Yes' }, signedCall]);
  const beforeCall = [thought('Hm.', { signature: 'sig' }), call(0), args(0, '{}'), call(1), args(1, '{}')];
  const second = { functionCall: { id: 'c1', name: 'f1', args: {} } };
  for (const parts of [streamedParts(beforeCall), wholeParts(beforeCall)])
    t.strictSame(parts, [{ text: 'Hm.', thought: true }, signedCall, second], 'clients keep the signature of a call');

  const sealed = [thought('', { encrypted: 'gAAA' }), text('Yes')];
  const encrypted = [{ text: '', thought: true, thoughtSignature: wrapEncrypted('gAAA') }, { text: 'Yes' }];
  for (const parts of [streamedParts(sealed), wholeParts(sealed), streamedParts(sealed, false)])
    t.strictSame(parts, encrypted);
  t.end();
});

await test('what only the provider of this dialect sends is back in its place, and that of others is left out', (t) => {
  const grounding = { groundingMetadata: { webSearchQueries: ['x'] } };
  const code = { executableCode: { code: '1' } };
  const foreign: StreamPart = { type: 'opaque', dialect: 'another', choice: 0, value: { type: 'ping' } };
  const rated = { safetyRatings: [{ category: 'A', probability: 'LOW' }], avgLogprobs: -0.5 };
  const parts = [start, text('a'), opaque(code), opaque(grounding), foreign, opaque(rated), finish()];
  const responses = responsesIn(streamed(parts));
  t.match(responses.slice(1, 4), [
    { candidates: [{ content: { parts: [code] } }] },
    { candidates: [grounding] },
    { candidates: [rated] },
  ]);
  t.equal(responses.length, 5);
  t.match(whole(parts), { candidates: [{ content: { parts: [{ text: 'a' }, code] }, ...grounding, ...rated }] });
  t.end();
});

await test('a blocked prompt has a reason and no candidates', (t) => {
  const feedback = { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } };
  const parts = [start, opaque(feedback), finish({ reason: 'content_filter', raw: 'PROHIBITED_CONTENT' }), usage];
  const streamedResponses = responsesIn(streamed(parts));
  t.match(streamedResponses, [feedback, { usageMetadata: { promptTokenCount: 9 } }]);
  for (const response of [...streamedResponses, whole(parts)]) t.notOk('candidates' in response);
  t.match(whole(parts), feedback);
  t.end();
});

await test('a prompt that is blocked after an answer has begun, as in a loop of functions, ends that answer', (t) => {
  const feedback = { promptFeedback: { blockReason: 'SAFETY' } };
  const parts = [start, text('a'), opaque(feedback), finish({ reason: 'content_filter', raw: 'SAFETY' }), usage];
  const ended = { candidates: [{ finishReason: 'SAFETY', index: 0 }] };
  t.match(responsesIn(streamed(parts)).at(-1), ended);
  t.match(whole(parts), ended);
  t.end();
});

await test("the provider's own reason is kept if it means the same, and others have their nearest", (t) => {
  const reasonFor = (more: Partial<FinishPart>): unknown =>
    (whole([start, text('a'), finish(more)])['candidates'] as JsonObject[])[0]?.['finishReason'];
  t.equal(reasonFor({ reason: 'content_filter', raw: 'RECITATION' }), 'RECITATION');
  t.equal(reasonFor({ reason: 'content_filter', raw: 'MODEL_ARMOR' }), 'MODEL_ARMOR');
  t.equal(reasonFor({ reason: 'stop', raw: 'RECITATION' }), 'STOP', 'a plugin has changed it');
  t.equal(reasonFor({ reason: 'tool_calls', raw: 'tool_use' }), 'STOP');
  t.equal(reasonFor({ reason: 'content_filter' }), 'SAFETY');
  t.equal(reasonFor({ reason: 'other', raw: 'pause_turn' }), 'OTHER');
  t.end();
});

await test('several candidates, and the probabilities of tokens', (t) => {
  const logprobs = { content: [{ token: 'a', logprob: -0.5, top_logprobs: [{ token: 'b', logprob: -1 }] }] };
  const parts = [
    start,
    { ...text('a'), logprobs } as StreamPart,
    text('b', 1),
    finish(),
    finish({ choice: 1, reason: 'length' }),
  ];
  const logprobsResult = {
    chosenCandidates: [{ token: 'a', logProbability: -0.5 }],
    topCandidates: [{ candidates: [{ token: 'b', logProbability: -1 }] }],
  };
  t.match(whole(parts), {
    candidates: [
      { index: 0, logprobsResult },
      { index: 1, finishReason: 'MAX_TOKENS' },
    ],
  });
  t.match(responsesIn(streamed(parts)), [
    { candidates: [{ index: 0, logprobsResult }] },
    { candidates: [{ index: 1 }] },
    {
      candidates: [
        { index: 0, finishReason: 'STOP' },
        { index: 1, finishReason: 'MAX_TOKENS' },
      ],
    },
  ]);
  t.end();
});

await test('an error names its status and says its code and its delay in the details; that of the provider itself is relayed', (t) => {
  const { error } = contentDialect(false);
  const context = { id: 'request-1', traceId: 't' };
  const limited = new GatewayError({ code: 'GW_RATE', status: 429, message: 'Slowly.', retryAfter: 7, field: 'x' });
  t.strictSame(error(limited, context), {
    status: 429,
    body: {
      error: {
        code: 429,
        message: 'Slowly.',
        status: 'RESOURCE_EXHAUSTED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'GW_RATE',
            domain: 'sluice',
            metadata: { requestId: 'request-1', field: 'x' },
          },
          { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '7s' },
        ],
      },
    },
  });
  const unknown = new GatewayError({ code: 'GW_MODEL_UNKNOWN', status: 400, message: 'No.' });
  t.match(error(unknown, context), { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } });
  const body = { error: { code: 400, message: 'Bad', status: 'INVALID_ARGUMENT' } };
  const upstream = { provider: 'p', dialect: 'google-generate-content', body };
  t.equal(error(new GatewayError({ code: 'GW_Y', status: 400, message: 'Bad', upstream }), context).body, body);
  t.match(streamedError(limited), { error: { code: 429 } });
  t.end();
});

await test('a conversation that is too long for another provider’s model is said to be so in the words of the dialect', (t) => {
  const said = (message: string, reason?: 'context-length'): unknown => {
    const upstream = { provider: 'p', dialect: 'openai-chat', ...(reason && { reason }) };
    const error = new GatewayError({ code: 'GW_PROVIDER_REFUSED', status: 400, message, upstream });
    const { body } = contentDialect(false).error(error, { id: 'request-1', traceId: 't' });
    return (body as { error: { message: string } }).error.message;
  };
  const foreign = "This model's maximum context length is 9.";
  const words = 'The input token count exceeds the maximum number of tokens allowed';
  t.equal(said(foreign, 'context-length'), `${words}: ${foreign}`);
  const own = 'The input token count (10) exceeds the maximum number of tokens allowed (9).';
  t.equal(said(own, 'context-length'), own);
  t.equal(said(foreign), foreign);
  t.end();
});

function streamedError(error: GatewayError): JsonObject | undefined {
  return responsesIn(encoderWith(true, 'alt=sse').error(error))[0];
}

await test('citations are grounding metadata of their candidate, in bytes, streamed once behind its text', async (t) => {
  const cite = (citation: object, back?: { from: number; to: number }, choice = 0): StreamPart => {
    return { type: 'citation', choice, citation, ...(back && { back }) };
  };
  const place = { document: 0, unit: 'page', start: 7, end: 9 };
  const parts: readonly StreamPart[] = [
    start,
    thought('Hm 🎉'),
    text('Zoë 🎉 '),
    text('Other.', 1),
    text('rains. Bye.'),
    cite({ url: 'https://b.test' }, { from: 4, to: 0 }),
    cite({ url: 'https://a.test', title: 'A' }, { from: 11, to: 5 }),
    cite({ title: 'B', quote: 'Wind.', fileId: 'f', place }, { from: 11, to: 5 }),
    cite({ url: 'https://a.test', title: 'A' }, { from: 11, to: 5 }),
    cite({ url: 'https://c.test' }, undefined, 1),
    finish(),
    { ...finish(), choice: 1 } as StreamPart,
  ];
  const first = {
    groundingChunks: [
      { web: { uri: 'https://b.test', title: 'https://b.test' } },
      { web: { uri: 'https://a.test', title: 'A' } },
      { retrievedContext: { uri: 'f', title: 'B', text: 'Wind.', pageNumber: 7 } },
    ],
    groundingSupports: [
      { segment: { startIndex: 10, endIndex: 16, text: 'rains.' }, groundingChunkIndices: [1, 2] },
      { segment: { startIndex: 17, endIndex: 21, text: 'Bye.' }, groundingChunkIndices: [0] },
    ],
  };
  const second = {
    groundingChunks: [{ web: { uri: 'https://c.test', title: 'https://c.test' } }],
    groundingSupports: [{ segment: { startIndex: 0, endIndex: 6, text: 'Other.' }, groundingChunkIndices: [0] }],
  };
  const said = (responses: readonly JsonObject[]) =>
    responses.flatMap(({ candidates }) =>
      (candidates as JsonObject[]).flatMap((each) => each['groundingMetadata'] ?? []),
    );
  t.strictSame(said(responsesIn(streamed(parts))), [first, second]);
  t.strictSame(said([whole(parts)]), [first, second]);
});
