import { z } from '../../../../../core/api/index.js';
import {
  MalformedAnswer,
  type PostJson,
  type Question,
  type RemoteAnswer,
  scoreOf,
  type WireFormat,
} from '../remote-service.js';

/** The settings of the service. */
export interface WebhookSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly maxTexts: number;
}

const span = z.looseObject({ start: z.int().min(0), end: z.int().min(1), type: z.string(), score: z.number() });
const answer = z.looseObject({
  items: z.array(
    z.looseObject({
      id: z.string(),
      scores: z.record(z.string(), z.unknown()).default({}),
      spans: z.array(span).optional(),
    }),
  ),
});

/** A custom service: it receives `{items: [{id, text}], categories, surface, …}` and replies `{items: [{id, scores}]}`. */
export class WebhookFormat implements WireFormat {
  readonly maxTexts: number;
  readonly maxOutputTokens = 0;
  readonly #settings: WebhookSettings;

  constructor(settings: WebhookSettings) {
    this.#settings = settings;
    this.maxTexts = settings.maxTexts;
  }

  covers(): boolean {
    return true;
  }

  async ask(texts: readonly string[], question: Question, post: PostJson): Promise<RemoteAnswer> {
    const { url, headers } = this.#settings;
    const items = texts.map((text, index) => ({ id: String(index), text }));
    const found = answer.parse(await post(url, { items, ...question }, headers));
    const byId = new Map(found.items.map((item) => [item.id, item]));
    return {
      verdicts: items.map(({ id, text }) => {
        const item = byId.get(id);
        if (!item) throw new MalformedAnswer('There is no verdict for one of the texts.');
        const { scores, spans } = item;
        if (spans?.some(({ start, end }) => start >= end || end > text.length))
          throw new MalformedAnswer('A span is not in the text.');
        const checked = Object.fromEntries(
          Object.entries(scores).map(([category, score]) => [category, scoreOf(score)]),
        );
        return { scores: checked, ...(spans && { spans }) };
      }),
    };
  }
}
