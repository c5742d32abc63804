import { useEffect, useState } from 'react';

/** Gives the focus back to what opened a dialog, for dialogs that exist only while they are open. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}
