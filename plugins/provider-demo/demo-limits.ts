/** The most input tokens of one call, which bounds the time that it blocks the event loop. */
export const contextWindow = 32_768;

/** The most output tokens of one choice. */
export const maxTokens = 4096;

/** The most choices of one call; some dialects have no limit of their own. */
export const maxChoices = 128;

/** The most dimensions of an embedding. */
export const maxDimensions = 4096;

/** The most numbers in all embeddings of one call: an answer is written as a whole. */
export const maxNumbers = 1_048_576;

/** The most input tokens of one text of an embedding call, which bounds the time that it blocks the event loop. */
export const embeddingWindow = 8_192;

/** The most input tokens of all texts of an embedding call. */
export const maxEmbeddedTokens = 131_072;
