import { useState } from 'react';

interface Chosen<Filters> {
  readonly chosen: Filters;
  readonly choose: (part: Partial<Filters>) => void;
  /** Chooses again what applies. */
  readonly reset: () => void;
}

/** What is chosen in a form of filters: at first, and whenever others apply, those that apply. The form stays meanwhile, and so does the focus in it. */
export function useChosen<Filters extends object>(applied: Filters): Chosen<Filters> {
  const ofWhich = JSON.stringify(applied);
  const [state, setState] = useState({ ofWhich, chosen: applied });
  const reset = (): void => setState({ ofWhich, chosen: applied });
  if (state.ofWhich !== ofWhich) reset();
  const choose = (part: Partial<Filters>): void =>
    setState((before) => ({ ...before, chosen: { ...before.chosen, ...part } }));
  return { chosen: state.chosen, choose, reset };
}
