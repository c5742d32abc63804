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
const known: ReadonlySet<string> = new Set(Object.values(categories));

/** Scores as the service names them. */
type Given = Readonly<Record<string, number | null | undefined>>;

/** The `/moderations` endpoint of OpenAI and compatible services. */
export function moderationFormat({ baseUrl, apiKey, model }: ModerationSettings): WireFormat {
  return {
    maxTexts: 32,
    covers: (category) => known.has(category),
    async ask(texts, question, post) {
      const { results } = answer.parse(
        await post(`${baseUrl}/moderations`, { model, input: texts }, authorization(apiKey)),
      );
      if (results.length !== texts.length) throw new MalformedAnswer('There is not one result for each text.');
      const asked = question.categories.filter((category) => known.has(category));
      return { verdicts: results.map(({ category_scores: scores }) => ({ scores: checkedScores(scores, asked) })) };
    },
  };
}

function checkedScores(given: Given, asked: readonly string[]): Readonly<Record<string, number>> {
  const scores = worstOf(given);
  // A missing category was not checked.
  if (asked.some((category) => scores[category] === undefined)) throw new MalformedAnswer('A category is missing.');
  return scores;
}

function worstOf(scores: Given): Readonly<Record<string, number>> {
  const worst: Record<string, number> = {};
  for (const [name, score] of Object.entries(scores)) {
    const category = categories[name.split('/')[0] ?? ''];
    if (category !== undefined && typeof score === 'number') worst[category] = Math.max(worst[category] ?? 0, score);
  }
  return worst;
}
