import { type Test, test } from 'tap';
import { stringifyJson } from '../../../core/api/index.js';
import {
  type ClientDialect,
  conversationDialects,
  pathOf,
  readClientAnswer,
  requestOf,
  streamTypeOf,
} from '../../fixtures/clients/client-dialects.js';
import { modelAt, type ProviderGateway, startProviderGateway } from '../../fixtures/gateways/provider-gateway.js';
import {
  httpChunk,
  httpHead,
  lastChunk,
  type ProviderCall,
  startProviderServer,
} from '../../fixtures/providers/provider-server.js';
import {
  answerText,
  answerUsage,
  type ProviderDialect,
  wireFormats,
  streamTypes,
  toolAnswers,
  toolArguments,
} from '../../fixtures/providers/recorded-answers.js';

function streamHead(dialect: ProviderDialect): string {
  return httpHead(200, { 'content-type': streamTypes[dialect], 'transfer-encoding': 'chunked' });
}

/** The words of the events with text, in order; each is in one event only. */
const markers: readonly string[] = ['Grüße', 'lookup', '900719', 'land'];

/** Those that a client gets by themselves: some dialects have only whole calls. */
function markersFor(client: ClientDialect): readonly string[] {
  return client === 'google' || client === 'ollama' ? markers.slice(0, 1) : markers;
}

/** The data that a client has read so far, and the callers that wait for more. */
class Reading {
  text = '';
  #waiting: (() => void)[] = [];

  add(chunk: string): void {
    this.text += chunk;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  async until(found: (text: string) => boolean): Promise<void> {
    while (!found(this.text)) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
  }
}

async function read(gateway: ProviderGateway, client: ClientDialect, model: string, reading: Reading): Promise<void> {
  const wish = { model, stream: true };
  const response = await fetch(gateway.url + pathOf(client, wish), {
    method: 'POST',
    body: stringifyJson(requestOf(client, wish)),
  });
  const chunks = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream());
  for await (const chunk of chunks) reading.add(chunk);
}

function assertWhole(t: Test, client: ClientDialect, { text }: Reading): void {
  t.match(readClientAnswer(client, 200, streamTypeOf(client), text), {
    complete: true,
    text: answerText,
    toolCalls: [{ name: 'lookup', arguments: toolArguments }],
    usage: answerUsage,
  });
}

await test('nothing is buffered: a client gets each chunk before the provider sends the next', async (t) => {
  let reading = new Reading();
  let awaited: readonly string[] = markers;
  const provider = await startProviderServer(t, async ({ socket, dialect }) => {
    socket.write(streamHead(dialect));
    for (const event of toolAnswers[dialect].events) {
      socket.write(httpChunk(event));
      const marker = awaited.find((word) => event.includes(word));
      // Ends only if the client has got it: a gateway that gathers events would wait here for ever.
      if (marker) await reading.until((text) => text.includes(marker));
    }
    socket.write(lastChunk);
  });
  const gateway = await startProviderGateway(t, { provider: provider.url });
  for (const dialect of wireFormats) {
    for (const client of conversationDialects) {
      await t.test(`${client} client, ${dialect} provider`, async (t) => {
        reading = new Reading();
        awaited = markersFor(client);
        await read(gateway, client, modelAt(dialect, 'm'), reading);
        assertWhole(t, client, reading);
      });
    }
  }
});

await test('an idle stream is kept open by heartbeats, before and between chunks', async (t) => {
  let reading = new Reading();
  let asking: ClientDialect = 'native';
  const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const beats = (text: string): number => {
    // An empty event: each event ends with two line ends.
    if (asking === 'google') return count(text, /\n/g) / 2 - count(text, /^data:/gm);
    return count(text, asking === 'ollama' ? /"content":""\},"done":false/g : /^: keep-alive$|^event: ping$/gm);
  };
  const provider = await startProviderServer(t, async ({ socket, dialect }: ProviderCall) => {
    socket.write(streamHead(dialect));
    const { events } = toolAnswers[dialect];
    for (const part of [events.slice(0, 2), events.slice(2)]) {
      const before = beats(reading.text);
      await reading.until((text) => beats(text) >= before + 2);
      socket.write(httpChunk(Buffer.concat(part)));
    }
    socket.write(lastChunk);
  });
  const gateway = await startProviderGateway(t, {
    provider: provider.url,
    settings: { server: { streamHeartbeatMs: 20 } },
  });
  for (const dialect of wireFormats) {
    for (const client of conversationDialects) {
      await t.test(`${client} client, ${dialect} provider`, async (t) => {
        reading = new Reading();
        asking = client;
        await read(gateway, client, modelAt(dialect, 'm'), reading);
        assertWhole(t, client, reading);
      });
    }
  }
});
