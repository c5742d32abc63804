import type { ReadingNotes } from '../../source-document.js';

const maxNames = 20;

/** Tells the owner which sheets were left out because a reader does not see them. */
export function warnOfHidden(names: readonly string[], notes: ReadingNotes): void {
  if (names.length === 0) return;
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
  notes.warn(
    `Hidden sheets were left out: ${names.slice(0, maxNames).join(', ')}${more}. Unhide them to have them read.`,
  );
}
