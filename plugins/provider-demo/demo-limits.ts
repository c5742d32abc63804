/** The most input tokens of one call, which bounds the time that it blocks the event loop. */
export const contextWindow = 32_768;

/** The most output tokens of one choice. */
export const maxTokens = 4096;

/** The most choices of one call; some dialects have no limit of their own. */
export const maxChoices = 128;

/** The most dimensions of an embedding. */
export const maxDimensions = 4096;
