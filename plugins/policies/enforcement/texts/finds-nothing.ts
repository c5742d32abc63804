import type { InspectorSource, TextOrigin } from '../inspectors/inspector.js';

/**
 * A fast path for whole texts: whether the gateway's own inspectors find nothing, so that no filter is needed. Asynchronous inspectors and
 * failures are left to the filter, which awaits and reports them.
 */
export function findsNothing(text: string, sources: readonly InspectorSource[], origin: TextOrigin): boolean {
  if (text === '') return true;
  try {
    for (const source of sources) if (source.findsNothing?.(text, origin) !== true) return false;
    return true;
  } catch {
    // It will fail again in the filter, where the failure is reported.
    return false;
  }
}
