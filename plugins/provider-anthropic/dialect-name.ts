/** The dialect that the provider speaks. A client's dialect of the same name can be given the provider's own bytes. */
export const dialectName = 'anthropic-messages';
