import { MalformedAnswer, type WireFormat } from '../remote-service.js';
import { askModel, type ChatModelSettings, type ModelReply } from './chat-model.js';

/** The hazards of Llama Guard 3 and 4 that correspond to categories. The others (advice, privacy, elections, …) are ignored. */
const categories: Readonly<Record<string, string>> = {
  S1: 'violence',
  S3: 'sexual',
  S4: 'sexual',
  S9: 'violence',
  S10: 'hate',
  S11: 'self_harm',
  S12: 'sexual',
};

/** A verdict and a few hazards. */
const maxOutputTokens = 32;

/** Llama Guard replies `safe`, or `unsafe` and a second line with the hazards. Its chat template adds the instructions. */
export function llamaGuardFormat(settings: ChatModelSettings): WireFormat {
  return {
    maxTexts: 1,
    maxOutputTokens,
    covers: (category) => Object.values(categories).includes(category),
    async ask([text = ''], { surface, context }, post) {
      // The model judges the last turn, so an answer must be the assistant's.
      const asked = { role: 'user', content: surface === 'output' ? (context?.question ?? '') : text };
      const messages = surface === 'output' ? [asked, { role: 'assistant', content: text }] : [asked];
      const body = { messages, temperature: 0, max_tokens: maxOutputTokens, logprobs: true };
      const reply = await askModel(settings, body, post);
      return { verdicts: [{ scores: scoresOf(reply) }], ...(reply.usage && { usage: reply.usage }) };
    },
  };
}

function scoresOf(reply: ModelReply): Readonly<Record<string, number>> {
  const [verdict = '', ...hazards] = reply.text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  if (verdict !== 'safe' && verdict !== 'unsafe') throw new MalformedAnswer('The answer is neither safe nor unsafe.');
  if (verdict === 'safe') return {};
  if (!hazards.some((hazard) => /^s\d+$/.test(hazard))) throw new MalformedAnswer('The answer names no hazard.');
  const certainty = certaintyOf(reply);
  const found = hazards.flatMap((hazard) => categories[hazard.toUpperCase()] ?? []);
  return Object.fromEntries(found.map((category) => [category, certainty]));
}

/** The probability of the model's first word; if that has several tokens, of the first one. */
function certaintyOf({ tokens }: ModelReply): number {
  const first = tokens.find(({ token }) => token.trim() !== '');
  return first && 'unsafe'.startsWith(first.token.trim().toLowerCase()) ? Math.exp(Math.min(0, first.logprob)) : 1;
}
