import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { httpAnswer, httpChunk, httpChunks, httpHead, lastChunk } from '../fixtures/providers/provider-server.js';
import { answerText, streamOf, streamTypes, textAnswers } from '../fixtures/providers/recorded-answers.js';
import { changed, enlarged, type HarmlessFault, type Ordered, reset, sendAll, sendPart } from './fault.js';

/** Ways in which servers differ, or fail too late, that must not cost a client its answer. */
export const harmlessFaults: readonly HarmlessFault[] = [
  { name: 'nothing', answer: (ordered) => sendAll(ordered, ordered.body) },
  {
    name: 'json-in-place-of-events',
    only: 'stream',
    answer: ({ call }) => {
      call.socket.write(httpAnswer(200, textAnswers[call.dialect].whole));
    },
  },
  {
    name: 'events-in-place-of-json',
    only: 'whole',
    answer: ({ call }) => {
      const headers = { 'content-type': streamTypes[call.dialect] };
      call.socket.write(httpChunks([streamOf(textAnswers[call.dialect])], headers));
    },
  },
  { name: 'gzip', answer: (ordered) => sendAll(ordered, gzipSync(ordered.body), { 'content-encoding': 'gzip' }) },
  {
    name: 'brotli',
    answer: (ordered) => sendAll(ordered, brotliCompressSync(ordered.body), { 'content-encoding': 'br' }),
  },
  {
    name: 'deflate',
    answer: (ordered) => sendAll(ordered, deflateSync(ordered.body), { 'content-encoding': 'deflate' }),
  },
  { name: 'slow-trickle', answer: trickle },
  {
    name: 'carriage-returns-and-line-feeds',
    framing: 'text',
    only: 'stream',
    answer: (ordered) => trickle({ ...ordered, body: Buffer.from(ordered.body.toString().replaceAll('\n', '\r\n')) }),
  },
  {
    name: 'carriage-returns-alone',
    framing: 'text',
    only: 'stream',
    answer: (ordered) => trickle({ ...ordered, body: Buffer.from(ordered.body.toString().replaceAll('\n', '\r')) }),
  },
  {
    name: 'byte-order-mark',
    framing: 'text',
    only: 'stream',
    answer: (ordered) => restyled(ordered, (stream) => `\uFEFF${stream}`),
  },
  {
    name: 'no-space-behind-the-colon',
    framing: 'text',
    only: 'stream',
    answer: (ordered) => restyled(ordered, (stream) => stream.replaceAll(/^(data|event): /gm, '$1:')),
  },
  {
    name: 'comments-ids-and-retries',
    framing: 'text',
    only: 'stream',
    answer: (ordered) =>
      restyled(ordered, (stream) => stream.replaceAll(/^data: /gm, ': ping\n\nid: 7\nretry: 10\ndata: ')),
  },
  {
    name: 'no-blank-line-at-the-end',
    framing: 'text',
    only: 'stream',
    answer: (ordered) => restyled(ordered, (stream) => stream.trimEnd()),
  },
  {
    name: 'no-end-mark',
    framing: 'text',
    only: 'stream',
    answer: (ordered) =>
      restyled(ordered, (stream) =>
        stream.replace('data: [DONE]\n\n', '').replace(/event: message_stop.*\n.*\n\n/, ''),
      ),
  },
  {
    name: 'noise-behind-the-end-mark',
    framing: 'text',
    only: 'stream',
    answer: (ordered) =>
      restyled(ordered, (stream) => `${stream}: bye\n\n${ordered.call.dialect === 'openai' ? 'data: [DONE]\n\n' : ''}`),
  },
  {
    name: 'connection-left-open',
    only: 'stream',
    answer: ({ call, contentType, body }) => {
      call.socket.write(httpHead(200, { 'content-type': contentType, 'transfer-encoding': 'chunked' }));
      call.socket.write(httpChunk(body));
    },
  },
  { name: 'reset-behind-the-end-mark', only: 'stream', answer: (ordered) => sendPart(ordered, 1, reset) },
  {
    name: 'end-of-connection-at-the-end',
    answer: ({ call, contentType, body }) => {
      call.socket.end(Buffer.concat([Buffer.from(httpHead(200, { 'content-type': contentType })), body]));
    },
  },
  {
    name: 'length-of-a-stream',
    only: 'stream',
    answer: ({ call, contentType, body }) => {
      call.socket.write(httpAnswer(200, body, { 'content-type': contentType }));
    },
  },
  {
    name: 'wrong-content-type',
    only: 'whole',
    answer: ({ call, body }) => {
      call.socket.write(httpAnswer(200, body, { 'content-type': 'text/plain' }));
    },
  },
  {
    name: 'no-content-type',
    answer: ({ call, body }) => {
      call.socket.write(httpAnswer(200, body, {}));
    },
  },
  {
    name: 'early-hints',
    answer: (ordered) => {
      ordered.call.socket.write('HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n');
      sendAll(ordered, ordered.body);
    },
  },
  {
    name: 'continue-without-being-asked',
    answer: (ordered) => {
      ordered.call.socket.write('HTTP/1.1 100 Continue\r\n\r\n');
      sendAll(ordered, ordered.body);
    },
  },
  {
    name: 'one-huge-event',
    text: `${'x'.repeat(300_000)}${answerText.slice(5)}`,
    answer: (ordered) => sendAll(ordered, enlarged(ordered, 300_000)),
  },
  {
    name: 'invalid-utf-8',
    framing: 'text',
    text: answerText.replace('👋', '\uFFFD\uFFFD'),
    answer: (ordered) => {
      const at = ordered.body.indexOf('👋');
      sendAll(
        ordered,
        Buffer.concat([ordered.body.subarray(0, at), Buffer.of(0xff, 0xfe), ordered.body.subarray(at + 4)]),
      );
    },
  },
  {
    name: 'usage-nowhere',
    usage: false,
    answer: (ordered) => restyled(ordered, (body) => body.replaceAll(/,"usage(?:Metadata)?":\{[^}]*\}/g, '')),
  },
  {
    name: 'array-in-place-of-events',
    only: 'stream',
    onlyFrom: 'google',
    answer: ({ call }) => {
      const responses = textAnswers.google.events.map((event) => event.toString().trim().slice('data: '.length));
      call.socket.write(httpAnswer(200, `[${responses.join(',\r\n')}]`));
    },
  },
  {
    name: 'usage-before-the-finish',
    onlyFrom: 'openai',
    only: 'stream',
    answer: (ordered) =>
      restyled(ordered, () => {
        const { events } = textAnswers.openai;
        const [finish = '', usage = ''] = events.slice(-3);
        return [...events.slice(0, -3), usage, finish, events.at(-1)].join('');
      }),
  },
  {
    name: 'usage-on-every-chunk',
    onlyFrom: 'openai',
    only: 'stream',
    answer: (ordered) =>
      restyled(ordered, (stream) => {
        let tokens = 0;
        return stream.replaceAll(
          /,"choices":\[\{/g,
          () => `,"usage":{"prompt_tokens":12,"completion_tokens":${(tokens += 1)}},"choices":[{`,
        );
      }),
  },
  {
    name: 'finish-in-every-chunk',
    onlyFrom: 'openai',
    only: 'stream',
    answer: (ordered) =>
      restyled(ordered, (stream) => stream.replaceAll('"finish_reason":null', '"finish_reason":"stop"')),
  },
];

/** The stream as other servers would write it. */
function restyled(ordered: Ordered, restyle: (stream: string) => string): void {
  sendAll(ordered, changed(ordered, restyle));
}

async function trickle({ call, contentType, body }: Ordered): Promise<void> {
  call.socket.write(httpHead(200, { 'content-type': contentType, 'transfer-encoding': 'chunked' }));
  for (const byte of body) {
    call.socket.write(httpChunk(Buffer.of(byte)));
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  call.socket.write(lastChunk);
}
