/** The provider's dialect. No client speaks it, so answers are always translated. */
export const dialectName = 'google-generate-content';
