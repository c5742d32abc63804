/**
 * The provider behind every contestant: answers OpenAI chat completions and Anthropic messages from memory, whole or
 * streamed, as the directive in the request says. Run as its own process.
 *
 * `GET /bench/state` tells how many answers are open and when which exchange was cut off.
 */
import { createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Dialect } from '../payloads.js';
import { announcePort } from '../processes/announce.js';
import { MessageReader } from '../wire/message-reader.js';
import { answerStream, answerWhole } from './answer.js';
import { type Directive, readDirective } from './directive.js';
import type { UpstreamState } from './state.js';

/** With and without the space that Python writes. */
const streamMarks = ['"stream":true', '"stream": true'].map((mark) => Buffer.from(mark));

/** Exchanges that have not ended. */
const open = new Set<Directive>();
/** The time at which the upstream saw the connection of an open exchange close, by the exchange's id. */
const aborted = new Map<string, bigint>();
/** Bytes of answers handed to sockets of connections that are closed. */
let bytesSent = 0;
const sockets = new Set<Socket>();

const server = createServer({ noDelay: true }, (socket) => {
  sockets.add(socket);
  let head = '';
  let chunks: Buffer[] = [];
  let current: Directive | undefined;
  const reader = new MessageReader({
    onHead(text) {
      head = text;
      chunks = [];
    },
    onBody(bytes) {
      chunks.push(bytes);
    },
    onEnd() {
      if (head.startsWith('GET ')) {
        reportState(socket);
        return;
      }
      const [first] = chunks;
      const body = chunks.length === 1 && first ? first : Buffer.concat(chunks);
      const directive = readDirective(body);
      current = directive;
      open.add(directive);
      answer(socket, head, body, directive).then(
        () => {
          open.delete(directive);
          current = undefined;
        },
        () => socket.destroy(),
      );
    },
  });
  const gone = (): void => {
    sockets.delete(socket);
    if (current === undefined) return;
    if (open.delete(current) && current.id !== undefined) aborted.set(current.id, process.hrtime.bigint());
    current = undefined;
  };
  socket.on('data', (bytes: Buffer) => reader.push(bytes));
  socket.on('end', gone);
  socket.on('close', () => {
    gone();
    bytesSent += socket.bytesWritten;
  });
  socket.on('error', gone);
});

async function answer(socket: Socket, head: string, body: Buffer, directive: Directive): Promise<void> {
  const dialect: Dialect = head.slice(0, head.indexOf('\r\n')).includes('/messages') ? 'anthropic' : 'openai';
  if (directive.headDelay !== undefined) await setTimeout(directive.headDelay);
  if (streamMarks.some((mark) => body.includes(mark))) await answerStream(socket, dialect, directive);
  else answerWhole(socket, dialect, directive);
}

/** Returns the aborts since the last call. */
function reportState(socket: Socket): void {
  const state: UpstreamState = {
    open: open.size,
    waiting: [...open].flatMap(({ id }) => id ?? []),
    aborted: Object.fromEntries([...aborted].map(([id, time]) => [id, String(time)])),
    bytesSent: bytesSent + [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
  };
  aborted.clear();
  const text = JSON.stringify(state);
  socket.end(
    `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\nconnection: close\r\n\r\n${text}`,
  );
}

server.listen(0, '127.0.0.1', () => announcePort(server));
