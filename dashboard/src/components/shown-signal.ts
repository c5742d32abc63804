import { useCallback, useEffect, useRef } from 'react';

/** A signal for work that a component begins later. It is aborted when the component is no longer shown. */
export function useShownSignal(): () => AbortSignal {
  const current = useRef<AbortController>(undefined);
  useEffect(() => {
    const shown = new AbortController();
    current.current = shown;
    return () => shown.abort();
  }, []);
  return useCallback(() => current.current?.signal ?? AbortSignal.abort(), []);
}
