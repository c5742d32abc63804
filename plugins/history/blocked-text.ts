import type { ExchangeNote } from '../../core/api/index.js';

/** What stands in place of a text that a policy has blocked, and that nobody may read therefore; empty when none has. */
export function blockedText(notes: readonly ExchangeNote[], which: 'request' | 'answer'): string {
  const types = notes.flatMap((note) =>
    note.kind === 'policy' && note.action === 'block' && (note.surface === 'output') === (which === 'answer')
      ? [note.type]
      : [],
  );
  return types.length === 0 ? '' : `[blocked: ${[...new Set(types)].join(', ')}]`;
}
