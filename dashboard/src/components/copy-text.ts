/**
 * Copies a text. Pages that came without TLS from another machine have no clipboard of their own; there it is copied as if it had been
 * selected.
 *
 * @throws Error when the browser does not let it
 */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const copying = (event: ClipboardEvent): void => {
    event.preventDefault();
    // Before a dialog's own listeners, which know nothing of it.
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', copying, { capture: true, once: true });
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', copying, { capture: true });
  if (!isDone) throw new Error('The browser does not let this page copy.');
}
