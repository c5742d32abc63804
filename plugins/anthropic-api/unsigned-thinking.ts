/**
 * The signature of thinking that no provider has signed. Clients of the dialect, such as Genkit, fail at thinking that they are to send back if its
 * signature is empty. The colon tells it from signatures of the dialect, like those of other providers.
 */
export const unsigned = 'sluice:unsigned';
