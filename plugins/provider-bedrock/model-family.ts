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

/**
 * The family of a model, by its names, the first of which counts most: an id of Bedrock names its model, but an ARN may be that of a profile
 * with an arbitrary id, and then the name that clients use is all there is.
 */
export function familyOf(...names: readonly string[]): ModelFamily {
  for (const name of names) {
    const known = families.find(([pattern]) => pattern.test(name.toLowerCase()));
    if (known) return known[1];
  }
  return 'other';
}

/** Whether the models of the family can cache a prefix of the prompt. Others refuse requests with cache points. */
export function hasCachePoints(family: ModelFamily): boolean {
  return family === 'claude' || family === 'nova';
}
