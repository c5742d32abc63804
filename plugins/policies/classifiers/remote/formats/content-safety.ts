import { z } from '../../../../../core/api/index.js';
import { promptAttackCategory } from '../../classifier-settings.js';
import {
  MalformedAnswer,
  type PostJson,
  type Question,
  type RemoteAnswer,
  type WireFormat,
} from '../remote-service.js';

/** Where the service is and how it is asked. */
export interface ContentSafetySettings {
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

/** Azure AI Content Safety: `text:analyze` for content, `text:shieldPrompt` for attacks on the prompt. One text a call. */
export class ContentSafetyFormat implements WireFormat {
  readonly mostTexts = 1;
  readonly mostOutputTokens = 0;
  readonly #settings: ContentSafetySettings;

  constructor(settings: ContentSafetySettings) {
    this.#settings = settings;
  }

  covers(category: string): boolean {
    return category === promptAttackCategory || Object.values(categories).includes(category);
  }

  async ask(texts: readonly string[], question: Question, post: PostJson): Promise<RemoteAnswer> {
    const [text = ''] = texts;
    const isAttack = question.categories.includes(promptAttackCategory);
    const scores = isAttack ? await this.#shield(text, question, post) : await this.#analyze(text, post);
    return { verdicts: [{ scores }] };
  }

  async #analyze(text: string, post: PostJson): Promise<Readonly<Record<string, number>>> {
    const body = { text, categories: Object.keys(categories), outputType: 'FourSeverityLevels' };
    const { categoriesAnalysis } = analysis.parse(await this.#post('text:analyze', body, post));
    const scores: Record<string, number> = {};
    for (const { category, severity } of categoriesAnalysis) {
      const known = categories[category];
      if (known !== undefined) scores[known] = Math.min(1, severity / highestSeverity);
    }
    // A service that leaves one out has not looked at it.
    if (Object.keys(scores).length < Object.keys(categories).length)
      throw new MalformedAnswer('A category is missing.');
    return scores;
  }

  /** What comes from elsewhere than the user is asked about as a document, which the service has another model for. */
  async #shield(text: string, { surface }: Question, post: PostJson): Promise<Readonly<Record<string, number>>> {
    const isDocument = surface === 'documents' || surface === 'tool_results';
    const body = isDocument ? { userPrompt: '', documents: [text] } : { userPrompt: text, documents: [] };
    const { userPromptAnalysis, documentsAnalysis } = shield.parse(await this.#post('text:shieldPrompt', body, post));
    const found = isDocument ? documentsAnalysis?.[0]?.attackDetected : userPromptAnalysis?.attackDetected;
    if (found === undefined) throw new MalformedAnswer('The analysis is missing.');
    return { [promptAttackCategory]: Number(found) };
  }

  #post(operation: string, body: object, post: PostJson): Promise<unknown> {
    const { baseUrl, apiKey, apiVersion } = this.#settings;
    const url = `${baseUrl}/contentsafety/${operation}?api-version=${encodeURIComponent(apiVersion)}`;
    return post(url, body, { 'ocp-apim-subscription-key': apiKey });
  }
}
