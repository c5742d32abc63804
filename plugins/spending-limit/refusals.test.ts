import { test } from 'tap';
import type { ModelInfo } from '../../core/api/index.js';
import { priceUnknown } from './refusals.js';

await test('who asks for a model without a price is told the line that gives it one, by what the model is billed', (t) => {
  const messageOf = (capabilities: readonly string[]): string => {
    const served: ModelInfo = { modelId: 'm', displayName: 'm', provider: 'house', capabilities };
    return priceUnknown('house/m', served).message;
  };
  t.match(
    messageOf(['chat']),
    'in "models" of the provider "house": { id: "m", price: { input: …, output: … } }, for a million tokens,',
  );
  for (const [capability, end] of [
    ['images', 'image: … } }, for a million tokens and a picture,'],
    ['speech', 'characters: … } }, for a million tokens and a million characters,'],
    ['transcription', 'minute: … } }, for a million tokens and a minute of audio,'],
    ['rerank', 'search: … } }, for a million tokens and a search,'],
  ] as const) {
    t.match(messageOf([capability]), `{ id: "m", price: { input: …, output: …, ${end}`);
  }
  t.match(priceUnknown('m', undefined).message, /"models" of its provider: \{ id: "m", price/);
  t.end();
});
