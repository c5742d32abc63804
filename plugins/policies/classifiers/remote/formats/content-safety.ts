import { z } from '../../../../../core/api/index.js';
import { promptAttackCategory } from '../../classifier-settings.js';
import { MalformedAnswer, type Question, type RemoteVerdict, type WireFormat } from '../remote-service.js';

/** The settings of the service. */
interface ContentSafetySettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly apiVersion: string;
}

const analysis = z.looseObject({
  categoriesAnalysis: z.array(z.looseObject({ category: z.string(), severity: z.number() })),
});
const shield = z.looseObject({
  userPromptAnalysis: z.looseObject({ attackDetected: z.boolean() }).nullish(),
  documentsAnalysis: z.array(z.looseObject({ attackDetected: z.boolean() })).nullish(),
});

const categories: Readonly<Record<string, string>> = {
  Hate: 'hate',
  Sexual: 'sexual',
  Violence: 'violence',
  SelfHarm: 'self_harm',
};
/** 0, 2, 4 and 6. */
const highestSeverity = 6;

/** Azure AI Content Safety: `text:analyze` for content, `text:shieldPrompt` for prompt attacks. One text for each call. */
export function contentSafetyFormat({ baseUrl, apiKey, apiVersion }: ContentSafetySettings): WireFormat {
  return {
    maxTexts: 1,
    covers: (category) => category === promptAttackCategory || Object.values(categories).includes(category),
    async ask([text = ''], question, post) {
      const run: Run = (operation, body) => {
        const url = `${baseUrl}/contentsafety/${operation}?api-version=${encodeURIComponent(apiVersion)}`;
        return post(url, body, { 'ocp-apim-subscription-key': apiKey });
      };
      const isAttack = question.categories.includes(promptAttackCategory);
      return { verdicts: [{ scores: await (isAttack ? shieldPrompt(text, question, run) : analyze(text, run)) }] };
    },
  };
}

/** Runs an operation of the service. */
type Run = (operation: string, body: object) => Promise<unknown>;

async function analyze(text: string, run: Run): Promise<RemoteVerdict['scores']> {
  const body = { text, categories: Object.keys(categories), outputType: 'FourSeverityLevels' };
  const { categoriesAnalysis } = analysis.parse(await run('text:analyze', body));
  const scores: Record<string, number> = {};
  for (const { category, severity } of categoriesAnalysis) {
    const known = categories[category];
    if (known !== undefined) scores[known] = Math.min(1, severity / highestSeverity);
  }
  // A missing category was not checked.
  if (Object.keys(scores).length < Object.keys(categories).length) throw new MalformedAnswer('A category is missing.');
  return scores;
}

/** Texts that are not the user's are sent as documents, for which the service has a different model. */
async function shieldPrompt(text: string, { surface }: Question, run: Run): Promise<RemoteVerdict['scores']> {
  const isDocument = surface === 'documents' || surface === 'tool_results';
  const body = isDocument ? { userPrompt: '', documents: [text] } : { userPrompt: text, documents: [] };
  const { userPromptAnalysis, documentsAnalysis } = shield.parse(await run('text:shieldPrompt', body));
  const found = isDocument ? documentsAnalysis?.[0]?.attackDetected : userPromptAnalysis?.attackDetected;
  if (found === undefined) throw new MalformedAnswer('The analysis is missing.');
  return { [promptAttackCategory]: Number(found) };
}
