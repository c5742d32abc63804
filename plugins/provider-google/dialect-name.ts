/** The provider's dialect. Clients that speak it get the provider's own answers. */
export const dialectName = 'google-generate-content';
/** The same for embeddings. */
export const embeddingsDialectName = 'google-embed-content';
