import { z } from '../../../../../core/api/index.js';
import { MalformedAnswer, type WireFormat } from '../remote-service.js';
import { authorization } from './authorization.js';

/** The settings of the service. */
interface ModerationSettings {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
}

const answer = z.looseObject({
  results: z.array(
    z.looseObject({ category_scores: z.record(z.string(), z.number().nullish()), flagged: z.unknown().optional() }),
  ),
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
export function moderationFormat({ baseUrl, apiKey, model }: ModerationSettings): WireFormat {
  return {
    maxTexts: 32,
    covers: (category) => Object.values(categories).includes(category),
    async ask(texts, _question, post) {
      const { results } = answer.parse(
        await post(`${baseUrl}/moderations`, { model, input: texts }, authorization(apiKey)),
      );
      if (results.length !== texts.length) throw new MalformedAnswer('There is not one result for each text.');
      return { verdicts: results.map((result) => ({ scores: scoresOf(result) })) };
    },
  };
}

/** A server may have fewer categories, but one that scores none of them must say itself that there is nothing. */
function scoresOf({
  category_scores: given,
  flagged,
}: z.infer<typeof answer>['results'][number]): Record<string, number> {
  const worst: Record<string, number> = {};
  for (const [name, score] of Object.entries(given)) {
    const category = categories[name.split('/')[0] ?? ''];
    if (category !== undefined && typeof score === 'number') worst[category] = Math.max(worst[category] ?? 0, score);
  }
  if (Object.keys(worst).length === 0 && flagged !== false)
    throw new MalformedAnswer('None of its scores is of a known category.');
  return worst;
}
