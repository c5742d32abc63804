/** The name of the dialect of `POST /v1/responses`. */
export const responsesDialectName = 'openai-responses';
