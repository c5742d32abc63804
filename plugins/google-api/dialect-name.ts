/** The name of the dialect of chat calls. A provider with the same dialect gets bodies and headers of clients, and its answers are relayed. */
export const dialectName = 'google-generate-content';
/** The name of the dialect of embeddings. */
export const embeddingsDialectName = 'google-embed-content';
