import { type Usage, z } from '../../../../../core/api/index.js';
import type { PostJson } from '../remote-service.js';
import { authorization } from './authorization.js';

/** A model behind an endpoint with OpenAI chat completions: of a provider, a local server, or this gateway. */
export interface ChatModelSettings {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  readonly headers: Readonly<Record<string, string>>;
}

const token = z.looseObject({ token: z.string(), logprob: z.number() });
const completion = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        message: z.looseObject({ content: z.string() }),
        logprobs: z.looseObject({ content: z.array(token).nullish() }).nullish(),
      }),
    )
    .min(1),
  usage: z.looseObject({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) }).nullish(),
});

/** The reply of a model. */
export interface ModelReply {
  readonly text: string;
  /** Its first tokens with their probabilities, if the server returns them. */
  readonly tokens: readonly { readonly token: string; readonly logprob: number }[];
  readonly usage: Usage | undefined;
}

/** Calls the model once. */
export async function askModel(settings: ChatModelSettings, body: object, post: PostJson): Promise<ModelReply> {
  const { baseUrl, apiKey, model, headers } = settings;
  const url = `${baseUrl}/chat/completions`;
  const answer = completion.parse(await post(url, { model, ...body }, { ...authorization(apiKey), ...headers }));
  const [choice] = answer.choices;
  const { usage } = answer;
  return {
    text: choice?.message.content ?? '',
    tokens: choice?.logprobs?.content ?? [],
    usage: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : undefined,
  };
}
