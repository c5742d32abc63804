/** The provider's dialect. Clients of the dialect with this name can get the provider's own bytes. */
export const dialectName = 'anthropic-messages';
