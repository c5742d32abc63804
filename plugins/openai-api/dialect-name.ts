/** The dialect of chat completions in calls, opaque blocks and relays, also used by the provider plugin. */
export const dialectName = 'openai-chat';

/** The same of `POST /v1/responses`. */
export const responsesDialectName = 'openai-responses';

/** The name of the dialect of changes of pictures. */
export const imageEditsDialect = 'openai-image-edits';
