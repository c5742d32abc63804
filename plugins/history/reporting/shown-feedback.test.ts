import { test } from 'tap';
import type { FindFeedback } from '../../../core/api/index.js';
import type { MessageEntry } from './reporting-schema.js';
import { ShownFeedback } from './shown-feedback.js';

const source =
  (version: string): FindFeedback =>
  async (_organizationId, traceIds) =>
    traceIds.map((traceId) => ({ traceId, version, score: 1 }));

await test('messages have the feedback of the source that was registered last, until that one is unregistered', async (t) => {
  const feedback = new ShownFeedback();
  const messages = [{ trace_id: 'a' }, { trace_id: 'b' }] as unknown as readonly MessageEntry[];
  const versions = async () =>
    (await feedback.addTo('acme', messages)).map((message) => message.feedback?.[0]?.version);
  const stopFirst = feedback.showFrom(source('first'));
  const stopSecond = feedback.showFrom(source('second'));
  stopFirst();
  t.strictSame(await versions(), ['second', 'second'], 'one that was replaced takes nothing with it');
  stopSecond();
  t.strictSame(await versions(), [undefined, undefined]);
});
