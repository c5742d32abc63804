/** Models with the same request fields besides those that Converse defines. */
export type ModelFamily = 'claude' | 'nova' | 'gpt-oss' | 'gpt' | 'mistral' | 'cohere' | 'other';

const families: readonly (readonly [RegExp, ModelFamily])[] = [
  [/anthropic|claude/, 'claude'],
  [/\bnova-/, 'nova'],
  [/gpt-oss/, 'gpt-oss'],
  [/openai|\bgpt-/, 'gpt'],
  [/mistral|mixtral/, 'mistral'],
  [/cohere/, 'cohere'],
];

/** The family of a model with this name. */
export function familyOf(name: string): ModelFamily {
  return families.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? 'other';
}

/**
 * The name that says which model it is, and that may be shown: an ARN contains the id of an account. That of an application profile ends with
 * an arbitrary id, and then the name that clients use is all there is.
 */
export function spokenName(upstream: string, asked: string): string {
  if (!upstream.startsWith('arn:')) return upstream;
  const id = upstream.slice(upstream.lastIndexOf('/') + 1);
  return familyOf(id) === 'other' ? asked : id;
}

/** Whether the models of the family can cache a prefix of the prompt. Others refuse requests with cache points. */
export function hasCachePoints(family: ModelFamily): boolean {
  return family === 'claude' || family === 'nova';
}
