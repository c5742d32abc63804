import { type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * For a button or a form: asks for a change once, however fast somebody clicks twice. That it is under way is known a moment later, and two API
 * keys would be made meanwhile.
 *
 * @param isPending whether the change is under way
 */
export function useOnce(ask: () => void, isPending: boolean): (event: SyntheticEvent) => void {
  const isAsked = useRef(false);
  useEffect(() => {
    // It has begun, or has ended.
    isAsked.current = isPending;
  });
  return (event) => {
    event.preventDefault();
    if (isAsked.current) return;
    isAsked.current = true;
    ask();
  };
}
