import { type Chain, phases } from './chain.js';

/** One phase of a chain, for display. */
interface ExplainedPhase {
  readonly phase: (typeof phases)[number];
  readonly plugins: readonly string[];
}

/** Lists the plugins of each phase, in the order in which they run. */
export function explain(chain: Chain): ExplainedPhase[] {
  return phases.map((phase) => ({
    phase,
    plugins:
      phase === 'transform'
        ? chain.transform.map(({ plugin, hook }) => `${plugin.id}${transformNote(hook)}`)
        : chain[phase].map(({ plugin }) => plugin.id),
  }));
}

function transformNote(transform: Chain['transform'][number]['hook']): string {
  if ('buffer' in transform)
    return ` (waits for the whole answer, up to ${transform.buffer.maxBytes} bytes: no streaming)`;
  return transform.holdsBack ? ` (holds back up to ${transform.holdsBack} characters)` : '';
}
