import type { InspectorSource, TextOrigin } from './inspector.js';

/**
 * Whether the gateway's own inspectors find nothing in a whole text: then there is nothing to hold, to change or to tell, so it needs no filter. Whoever
 * has to be asked, and whoever fails, is left to the filter, where that is waited for and told.
 */
export function findsNothing(text: string, sources: readonly InspectorSource[], origin: TextOrigin): boolean {
  if (text === '') return true;
  try {
    for (const source of sources) if (source.findsNothing?.(text, origin) !== true) return false;
    return true;
  } catch {
    // It will fail again where its failure is told.
    return false;
  }
}
