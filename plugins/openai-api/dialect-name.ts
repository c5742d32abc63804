/** The dialect's name in calls, opaque blocks and relays, also used by the provider plugin. */
export const dialectName = 'openai-chat';

/** The name of the dialect of changes of pictures. */
export const imageEditsDialect = 'openai-image-edits';
