import { test } from 'tap';
import type { Exchange } from '../../../../core/api/index.js';
import { testConnection } from '../../../../core/testkit/index.js';
import { newAnswerSecret, responseId } from '../../stored-items/item-id.js';
import type { ItemStore } from '../../stored-items/item-store.js';
import { storedRoutes } from './stored-routes.js';

await test('what a list of input items has read counts as memory of the request', async (t) => {
  const [first, last] = [newAnswerSecret(1), newAnswerSecret(2)];
  const turn = (earlier: readonly string[]): object => ({ output: [], request: { input: ['Hi'], earlier } });
  const stored = new Map<string, object>([
    [first, turn([])],
    [last, turn([first])],
  ]);
  const find = ({ secrets }: { readonly secrets: readonly string[] }): object => ({
    responses: new Map(secrets.map((secret) => [secret, stored.get(secret)])),
    bytes: secrets.includes(first) ? 5_000_000 : 1_000,
  });
  const route = storedRoutes({ find } as unknown as ItemStore).find(
    ({ operation }) => operation === 'listResponseInputItems',
  );
  const occupied: number[] = [];
  const exchange = { connection: testConnection, signal: new AbortController().signal } as Exchange;
  const path = { response_id: responseId(last) };
  const occupies = (bytes: number): void => void occupied.push(bytes);
  await route?.handle({ exchange, path, query: { limit: 20, order: 'asc' }, occupies } as never);
  t.strictSame(occupied, [5_001_000]);
});
