/** The provider's dialect. No client speaks it, so every answer is translated. */
export const dialectName = 'bedrock-converse';
