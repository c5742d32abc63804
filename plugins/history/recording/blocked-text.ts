import type { ExchangeNote } from '../../../core/api/index.js';

/** The placeholder for a text that a policy has blocked, which must not be stored; empty when no policy has blocked it. */
export function blockedText(notes: readonly ExchangeNote[], which: 'request' | 'answer'): string {
  const types = notes.flatMap((note) =>
    note.kind === 'policy' && note.action === 'block' && (note.surface === 'output') === (which === 'answer')
      ? [note.type]
      : [],
  );
  return types.length === 0 ? '' : `[blocked: ${[...new Set(types)].join(', ')}]`;
}
