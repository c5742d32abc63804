import type { EmbeddingCall } from '../../call.js';
import type { Exchange } from '../../exchange.js';
import type { TokenCounter } from '../../services/token-counter.js';
import { takeTurns } from '../../waiting/in-turns.js';
import { unsupportedRequest } from '../failures/unsupported-request.js';

/** The most UTF-16 units that the token ids of one call may stand for: an id has few characters, and may stand for more than a hundred. */
const maxUnits = 16 << 20;

/**
 * The texts of an embedding call, for providers that take no token ids. Ids are taken for those of `cl100k_base`: clients that send them use it for
 * each model that they do not know.
 *
 * @throws GatewayError `GW_REQUEST_UNSUPPORTED` (400) for ids that this vocabulary does not have, and for too many
 */
export async function embeddedTexts(
  { inputs }: EmbeddingCall,
  tokens: Pick<TokenCounter, 'textOf'>,
  exchange: Exchange,
): Promise<readonly string[]> {
  if (inputs.every((input) => typeof input === 'string')) return inputs;
  const turn = takeTurns();
  const texts: string[] = [];
  let left = maxUnits;
  for (const [index, input] of inputs.entries()) {
    const text = typeof input === 'string' ? input : await tokens.textOf(input, exchange);
    left -= text?.length ?? Infinity;
    if (text === undefined || left < 0) {
      const field = inputs.length === 1 ? 'input' : `input[${index}]`;
      throw unsupportedRequest(
        field,
        'this model takes no token ids, and these are none of cl100k_base, or too many; send texts',
      );
    }
    texts.push(text);
    await turn();
  }
  return texts;
}
