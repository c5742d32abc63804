import type { ExchangeNote } from '../../../core/api/index.js';
import type { MessageRecord } from './message-record.js';

type Facts = Pick<MessageRecord, 'prompts' | 'policies' | 'documents' | 'notes'>;

const nothing: Facts = {};

/** The members of a record that come from the notes of other plugins; a member without notes is absent. */
export function summarizeNotes(notes: readonly ExchangeNote[]): Facts {
  if (notes.length === 0) return nothing;
  const of = <K extends ExchangeNote['kind']>(kind: K) =>
    notes.filter((note): note is Extract<ExchangeNote, { readonly kind: K }> => note.kind === kind);
  const prompts = of('prompt').map(({ promptId, versionId }) => ({ prompt_id: promptId, version_id: versionId }));
  const policies = of('policy').map(({ policyId, type, action, surface, categories, count, score }) => ({
    policy_id: policyId,
    type,
    action,
    surface,
    categories,
    count,
    ...(score === undefined ? {} : { score }),
  }));
  const documents = of('document').map(({ documentIdentifier, fileName, relevanceScore }) => ({
    document_identifier: documentIdentifier,
    file_name: fileName,
    relevance_score: relevanceScore,
  }));
  const own = of('plugin').map(({ plugin, name, value }) => ({ plugin, name, value }));
  return {
    ...(prompts.length > 0 ? { prompts } : {}),
    ...(policies.length > 0 ? { policies } : {}),
    ...(documents.length > 0 ? { documents } : {}),
    ...(own.length > 0 ? { notes: own } : {}),
  };
}
