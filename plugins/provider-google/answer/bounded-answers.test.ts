import { test } from 'tap';
import { HeldParts, type JsonObject } from '../../../core/api/index.js';
import { Grounding } from './grounding.js';
import { PartialArguments } from './partial-arguments.js';
import { readLogprobs } from './read-logprobs.js';

const held = new HeldParts({ signal: new AbortController().signal });
const web = { uri: 'https://example.com/', title: 'Example' };

await test('of the metadata about sources only what is told is read, however much it has', (t) => {
  const grounding = new Grounding(held);
  const metadata = { groundingChunks: [{ web }] } as Record<string, unknown>;
  const unread = { enumerable: true, get: () => t.fail('another member was read') };
  Object.defineProperty(metadata, 'other', unread);
  grounding.read(metadata as JsonObject);
  grounding.read({ groundingChunks: [], groundingSupports: [] });
  t.match(grounding.end(0), [{ type: 'citation', citation: { url: web.uri, title: web.title } }]);
  t.end();
});

await test('places of sources are not looked for in a text that is longer than that of any model', (t) => {
  const supports = [{ segment: { startIndex: 0, endIndex: 2, text: 'Hi' }, groundingChunkIndices: [0] }];
  const told = (length: number): unknown => {
    const grounding = new Grounding(held);
    grounding.add('Hi');
    grounding.add('x'.repeat(length));
    grounding.add('!');
    grounding.read({ groundingChunks: [{ web }], groundingSupports: supports });
    return grounding.end(0);
  };
  t.match(told(10), [{ type: 'citation', back: { from: 13, to: 11 } }]);
  t.match(told(400_000), [{ type: 'citation', back: undefined }]);
  t.end();
});

await test('lists in arguments leave few items out, all together', (t) => {
  const draft = new PartialArguments(held);
  draft.add(Array.from({ length: 100 }, (_, at) => ({ jsonPath: `$.a${at}[900][900]`, numberValue: 1 })));
  draft.add([
    { jsonPath: '$.b[0]', numberValue: 1 },
    { jsonPath: '$.b[1]', stringValue: 'x' },
  ]);
  t.ok(JSON.stringify(draft.value).length < 20_000);
  t.strictSame(draft.value['b'], [1, 'x'], 'a list without gaps is complete');
  t.end();
});

await test('a token that is longer than any is told without its bytes', (t) => {
  const chosenCandidates = [
    { token: 'é', logProbability: -1 },
    { token: 'x'.repeat(10_000), logProbability: -2 },
  ];
  t.match(readLogprobs({ chosenCandidates }), {
    content: [
      { bytes: [0xc3, 0xa9], logprob: -1 },
      { bytes: null, logprob: -2 },
    ],
  });
  t.end();
});
