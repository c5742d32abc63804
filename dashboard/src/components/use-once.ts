import { type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * For a button or a form: asks for a change once, even after a double click. `isPending` becomes true a moment after the first click, and in the
 * meantime a second one would make another API key.
 *
 * @param isPending whether the change is under way
 */
export function useOnce(ask: () => void, isPending: boolean): (event: SyntheticEvent) => void {
  const isAsked = useRef(false);
  useEffect(() => {
    // The change has begun, or has ended.
    isAsked.current = isPending;
  });
  return (event) => {
    event.preventDefault();
    if (isAsked.current) return;
    isAsked.current = true;
    ask();
  };
}
