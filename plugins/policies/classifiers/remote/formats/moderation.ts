import { z } from '../../../../../core/api/index.js';
import {
  MalformedAnswer,
  type PostJson,
  type Question,
  type RemoteAnswer,
  type WireFormat,
} from '../remote-service.js';

/** The settings of the service. */
export interface ModerationSettings {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
}

const answer = z.looseObject({
  results: z.array(z.looseObject({ category_scores: z.record(z.string(), z.number().nullish()) })),
});

/** The categories of the format, by the first part of their names: `self-harm/intent` is a subcategory of `self-harm`. */
const categories: Readonly<Record<string, string>> = {
  hate: 'hate',
  harassment: 'harassment',
  sexual: 'sexual',
  violence: 'violence',
  'self-harm': 'self_harm',
};

/** The `/moderations` endpoint of OpenAI and compatible services. */
export class ModerationFormat implements WireFormat {
  readonly maxTexts = 32;
  readonly maxOutputTokens = 0;
  readonly #settings: ModerationSettings;

  constructor(settings: ModerationSettings) {
    this.#settings = settings;
  }

  covers(category: string): boolean {
    return Object.values(categories).includes(category);
  }

  async ask(texts: readonly string[], _question: Question, post: PostJson): Promise<RemoteAnswer> {
    const { baseUrl, apiKey, model } = this.#settings;
    const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
    const { results } = answer.parse(await post(`${baseUrl}/moderations`, { model, input: texts }, headers));
    if (results.length !== texts.length) throw new MalformedAnswer('There is not one result for each text.');
    return { verdicts: results.map(({ category_scores: scores }) => ({ scores: worstOf(scores) })) };
  }
}

function worstOf(scores: Readonly<Record<string, number | null | undefined>>): Readonly<Record<string, number>> {
  const worst: Record<string, number> = {};
  for (const [name, score] of Object.entries(scores)) {
    const category = categories[name.split('/')[0] ?? ''];
    if (category !== undefined) worst[category] = Math.max(worst[category] ?? 0, score ?? 0);
  }
  return worst;
}
