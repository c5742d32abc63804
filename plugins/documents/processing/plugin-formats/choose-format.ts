import type { PluginDocumentFormat } from '../../../../core/api/index.js';

/**
 * The format of a plugin that a file has: by its extension, or else by its content type.
 *
 * @param contentType empty if it is unknown
 */
export function pluginFormatOf(
  formats: readonly PluginDocumentFormat[],
  { extension, contentType }: { readonly extension: string; readonly contentType: string },
): PluginDocumentFormat | undefined {
  const [type = ''] = contentType.toLowerCase().split(';');
  return (
    formats.find(({ extensions }) => extensions.includes(extension)) ??
    formats.find(({ contentTypes }) => contentTypes?.includes(type.trim()))
  );
}
