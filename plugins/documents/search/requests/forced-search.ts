import type { ChatCall, Exchange, InferenceCall, Message } from '../../../../core/api/index.js';
import type { SearchConfig } from '../config.js';
import type { SearchHit } from '../found-documents.js';
import { nothingFoundRule, passageBlocks, passageRules } from './passage-block.js';
import { askedQuestion, isQuestion } from './asked-question.js';
import { type ModelSearchServices, searchForQuestion } from './search-for-model.js';
import { nothingFound } from './search-input.js';

const nothingToAnswerFrom =
  'No document matches the question, and this connection answers only from its documents. Ask in other words.';

/**
 * Adds passages for the last question to the request, on connections with `forceDocumentsUse`. The rules come first, as a system
 * message; the passages come directly before the question, as user content: a document has no more authority than a user.
 *
 * @throws GatewayError `GW_SEARCH_NO_MATCH` (404) when nothing is found and gateway.yaml says so
 */
export async function forceDocuments(
  call: InferenceCall,
  exchange: Exchange,
  services: ModelSearchServices,
  { forcedLimit, onNoMatch }: SearchConfig,
): Promise<ChatCall | undefined> {
  const { connection, signal } = exchange;
  if (call.kind !== 'chat' || !connection) return undefined;
  const question = askedQuestion(call);
  if (question === undefined) return undefined;
  const asked = { ...question, limit: forcedLimit };
  const hits = await searchForQuestion(services, { ...asked, origin: 'forced', exchange, connection, signal });
  if (hits.length === 0 && onNoMatch === 'reject') throw nothingFound(nothingToAnswerFrom);
  return { ...call, messages: withPassages(call.messages, hits) };
}

function withPassages(messages: readonly Message[], hits: readonly SearchHit[]): readonly Message[] {
  const rule = hits.length === 0 ? nothingFoundRule : passageRules;
  const rules: Message = { role: 'system', content: [{ type: 'text', text: rule }] };
  const question = messages.findLastIndex(isQuestion);
  const passages: readonly Message[] = hits.length === 0 ? [] : [{ role: 'user', content: passageBlocks(hits) }];
  return [rules, ...messages.slice(0, question), ...passages, ...messages.slice(question)];
}
