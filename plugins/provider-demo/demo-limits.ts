/** Tokens that the demo model reads at once; it bounds the time that one call may take on the event loop. */
export const contextWindow = 32_768;

/** Most tokens of one answer. */
export const maxTokens = 4096;

/** Most answers to one question; some clients' dialects have no bound of their own. */
export const maxChoices = 128;

/** Most numbers of one vector. */
export const maxDimensions = 4096;
