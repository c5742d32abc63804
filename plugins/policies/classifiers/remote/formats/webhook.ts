import { z } from '../../../../../core/api/index.js';
import { MalformedAnswer, type RemoteVerdict, scoreOf, type WireFormat } from '../remote-service.js';

/** The settings of the service. */
export interface WebhookSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The most texts of a call. */
  readonly maxBatch: number;
}

const span = z.looseObject({ start: z.int().min(0), end: z.int().min(1), type: z.string(), score: z.number() });
const answer = z.looseObject({
  items: z.array(
    z.looseObject({
      id: z.string(),
      scores: z.record(z.string(), z.unknown()).optional(),
      spans: z.array(span).optional(),
    }),
  ),
});

/** A custom service: it receives `{items: [{id, text}], categories, surface, …}` and replies `{items: [{id, scores}]}`. */
export function webhookFormat({ url, headers, maxBatch }: WebhookSettings): WireFormat {
  return {
    maxTexts: maxBatch,
    covers: () => true,
    async ask(texts, { forSpans = false, ...question }, post) {
      const items = texts.map((text, index) => ({ id: String(index), text }));
      const found = answer.parse(await post(url, { items, ...question }, headers));
      const byId = new Map(found.items.map((item) => [item.id, item]));
      return { verdicts: items.map(({ id, text }) => verdictAbout(text, byId.get(id), forSpans)) };
    },
  };
}

function verdictAbout(
  text: string,
  item: z.infer<typeof answer>['items'][number] | undefined,
  forSpans: boolean,
): RemoteVerdict {
  if (!item || (forSpans ? item.spans : item.scores) === undefined)
    throw new MalformedAnswer('There is no verdict for one of the texts.');
  const { scores = {}, spans } = item;
  if (spans?.some(({ start, end }) => start >= end || end > text.length))
    throw new MalformedAnswer('A span is not in the text.');
  const checked = Object.fromEntries(Object.entries(scores).map(([category, score]) => [category, scoreOf(score)]));
  return { scores: checked, ...(spans && { spans }) };
}
