import {
  type ContentBlock,
  type Exchange,
  foreignJsonIn,
  type Message,
  stringifyJson,
  type StepPolicies,
  type VectorStoreHit,
} from '../../../core/api/index.js';

const call = { id: 'search', name: 'vector_store_search' } as const;

/**
 * Applies the policies of the connection to what a client searches for, like to a call of a function by the client itself.
 *
 * @returns the phrases to search for: values that were redacted are restored, because they stay inside
 * @throws GatewayError `GW_POLICY_BLOCKED` (400), `GW_POLICY_UNAVAILABLE` (503)
 */
export async function governPhrases(
  phrases: readonly string[],
  exchange: Exchange,
  policies: StepPolicies | undefined,
): Promise<readonly string[]> {
  if (!policies) return phrases;
  const step = await policies.governClientCall(
    { type: 'tool-call', ...call, arguments: stringifyJson([...phrases]) },
    exchange,
  );
  const [block] = step.message.content;
  const governed = block?.type === 'tool-call' ? step.restored(block.arguments) : '[]';
  return foreignJsonIn(governed) as readonly string[];
}

/**
 * Applies them to the names and passages of what was found, like to the result of that call.
 *
 * @throws GatewayError as {@link governPhrases}
 */
export async function governHits(
  hits: readonly VectorStoreHit[],
  exchange: Exchange,
  policies: StepPolicies | undefined,
): Promise<readonly VectorStoreHit[]> {
  if (!policies || hits.length === 0) return hits;
  const texts = hits.flatMap(({ fileName, passages }) => [fileName, ...passages.map(({ text }) => text)]);
  const result: Message = {
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId: call.id, content: texts.map((text) => ({ type: 'text', text })) }],
  };
  const governed = textsIn((await policies.governResult(result, exchange)).content);
  return hits.map((hit) => ({
    ...hit,
    fileName: governed.shift() ?? '',
    passages: hit.passages.map((passage) => ({ ...passage, text: governed.shift() ?? '' })),
  }));
}

function textsIn(content: readonly ContentBlock[]): string[] {
  return content.flatMap((block) => {
    if (block.type === 'text') return [block.text];
    return block.type === 'tool-result' ? textsIn(block.content) : [];
  });
}
