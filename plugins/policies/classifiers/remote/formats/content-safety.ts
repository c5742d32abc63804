import { z } from '../../../../../core/api/index.js';
import { promptAttackCategory } from '../../classifier-settings.js';
import {
  MalformedAnswer,
  type PostJson,
  type Question,
  type RemoteAnswer,
  type WireFormat,
} from '../remote-service.js';

/** The settings of the service. */
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

/** Azure AI Content Safety: `text:analyze` for content, `text:shieldPrompt` for prompt attacks. One text for each call. */
export class ContentSafetyFormat implements WireFormat {
  readonly maxTexts = 1;
  readonly maxOutputTokens = 0;
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
    // A missing category was not checked.
    if (Object.keys(scores).length < Object.keys(categories).length)
      throw new MalformedAnswer('A category is missing.');
    return scores;
  }

  /** Texts that are not the user's are sent as documents, for which the service has a different model. */
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
