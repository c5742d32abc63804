import type { SearchPrice, Surcharge } from '../../core/api/index.js';

/** How a model is told how much to think. */
type ThinkingStyle = 'none' | 'budget' | 'level';

const withoutThinking = /gemini-(?:1\.|2\.0)|^(?!.*gemini)/;

/** The style, by the model's name: a number of tokens for Gemini 2.5, a level since Gemini 3. */
export function thinkingStyle(model: string): ThinkingStyle {
  if (withoutThinking.test(model)) return 'none';
  return model.includes('gemini-2.5') ? 'budget' : 'level';
}

/** Whether a model is of Gemini 3 or later. These sign their function calls, and take pictures in the results of functions. */
export function signsCalls(model: string): boolean {
  return thinkingStyle(model) === 'level';
}

/** Whether each query of a search is billed; for models before Gemini 3, it is the answer that has searched. */
export function billsQueries(model: string): boolean {
  return thinkingStyle(model) === 'level';
}

/**
 * What a search costs: an answer that has searched before Gemini 3, and each query since, as {@link billsQueries} has them counted. Those that the provider
 * gives for nothing, by the day or the month, are not known here.
 *
 * @see https://ai.google.dev/gemini-api/docs/pricing
 */
export const searchPrices: readonly SearchPrice[] = [
  { models: /gemini-[12]/, price: '0.035' },
  { models: /gemini/, price: '0.014' },
];

/** Whether a model refuses instructions of their own, so that they have to be part of the conversation. */
export function takesInstructions(model: string): boolean {
  return !/gemma-?[123]\b/.test(model);
}

/** What a place of Vertex AI other than `global` adds to the prices of models since Gemini 3. */
export const regionalSurcharge: Surcharge = { percent: 10, except: /^(?:gemini-(?:[12]|embedding)|text-|multimodal)/ };
