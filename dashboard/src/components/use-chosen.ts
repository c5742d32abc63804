import { useState } from 'react';

interface Chosen<Filters> {
  readonly chosen: Filters;
  readonly choose: (part: Partial<Filters>) => void;
  /** Goes back to the filters that apply. */
  readonly reset: () => void;
}

/** The choices in a form of filters. They begin with the filters that apply, and follow them when others apply, without losing the focus. */
export function useChosen<Filters extends object>(applied: Filters): Chosen<Filters> {
  const ofWhich = JSON.stringify(applied);
  const [state, setState] = useState({ ofWhich, chosen: applied });
  const reset = (): void => setState({ ofWhich, chosen: applied });
  if (state.ofWhich !== ofWhich) reset();
  const choose = (part: Partial<Filters>): void =>
    setState((before) => ({ ...before, chosen: { ...before.chosen, ...part } }));
  return { chosen: state.chosen, choose, reset };
}
