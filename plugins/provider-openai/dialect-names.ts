/** The dialect of chat calls. Clients of the dialect with this name can get the provider's own bytes. */
export const chatDialect = 'openai-chat';

/** The dialect of `/responses`, as clients speak it and as servers are asked with `api: responses`. */
export const responsesDialect = 'openai-responses';

/** The dialect of embedding calls. */
export const embeddingsDialect = 'openai-embeddings';

/** The paths of tasks, by the names of their dialects. */
export const taskPaths: ReadonlyMap<string, string> = new Map([
  ['openai-moderations', '/moderations'],
  ['openai-rerank', '/rerank'],
  ['openai-images', '/images/generations'],
  ['openai-image-edits', '/images/edits'],
  ['openai-speech', '/audio/speech'],
  ['openai-transcriptions', '/audio/transcriptions'],
  ['openai-translations', '/audio/translations'],
]);
