const passthrough =
  'If the operator has set up the passthrough, a provider’s own API is below /v1/passthrough/{provider}.';
const documents = 'Files to be searched are documents here: /v1/management/documents.';
const bases = /^\/(?:upload\/)?v1(?:beta|alpha)?\//;

/** What to use instead, by the path after the version. */
const alternatives: readonly (readonly [path: RegExp, instead?: string])[] = [
  [
    /^(?:files|media)\b/,
    'Send files inside of requests, as inlineData, or upload documents and pictures at /v1/files and name their ids as fileUri.',
  ],
  [/^(?:corpora|fileSearchStores|ragStores)\b/, documents],
  [/^interactions\b/, 'Send the conversation to models/{model}:generateContent.'],
  [
    /^(?:batches\b|models\/.+:(?:batchGenerateContent|asyncBatchEmbedContent)$)/,
    'Batches have the forms of other APIs here: with one of their clients, send requests in the background at /v1/batches or /v1/messages/batches, to any model, if the plugin batches is loaded.',
  ],
  [/^(?:cachedContents|tunedModels|operations|agents|auth_tokens|dynamic)\b/],
  [/^(?:projects|publishers)\//, 'Clients need the form of the Gemini API, without a project: vertexai must be off.'],
  [/^models\/.+:\w+$/],
];

/** What clients can use instead of a path of the dialect's original API that is not served here. */
export function unserved(path: string): string | undefined {
  const base = bases.exec(path)?.[0];
  if (base === undefined) return undefined;
  const found = alternatives.find(([pattern]) => pattern.test(path.slice(base.length)));
  if (!found) return undefined;
  const [, instead] = found;
  return instead === undefined ? passthrough : `${instead} ${passthrough}`;
}
