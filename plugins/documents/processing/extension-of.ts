/** Types whose content does not always tell what they are. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['text/html', 'html'],
  ['text/csv', 'csv'],
  ['message/rfc822', 'eml'],
]);

/** The extension of an attachment's name in small letters without the dot, or one that its type usually has; empty for neither. */
export function extensionOf(name: string, mimeType = ''): string {
  const [, written = ''] = /\.([^./\\\s]{1,10})$/.exec(name) ?? [];
  return (extensions.get(mimeType) ?? written).toLowerCase();
}
