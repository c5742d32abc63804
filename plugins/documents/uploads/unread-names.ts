import { GatewayError, type PluginDocumentFormat } from '../../../core/api/index.js';
import { extensionOf } from '../processing/extension-of.js';
import { pluginFormatOf } from '../processing/plugin-formats/choose-format.js';

/** Extensions of files that nothing here reads, by what their owner can do instead. None of them is also that of a text. */
const unread: readonly (readonly [advice: string, extensions: string])[] = [
  ['Convert it to PDF, PNG or JPEG.', 'avif cr2 dng heic heif ico jp2 nef psd'],
  ['Upload the files in it on their own, or as ZIP or tar.gz.', '7z bz2 cab dmg iso lz4 rar tbz2 txz xz zst'],
  ['Upload its transcript.', 'aac avi flac m4a m4v mkv mov mp3 mp4 mpeg mpg ogg opus wav webm wma wmv'],
  ['Export it as PDF.', 'accdb dwg mdb mpp numbers one pages pub vsd vsdx'],
  ['Export its messages as EML or MSG.', 'ost pst'],
  ['Convert it to CSV or JSON Lines.', 'avro feather h5 hdf5 npy npz orc parquet pkl sav sqlite sqlite3'],
  ['It is a program.', 'class dll dylib exe msi so wasm'],
];

const advices: ReadonlyMap<string, string> = new Map(
  unread.flatMap(([advice, extensions]) => extensions.split(' ').map((extension) => [extension, advice] as const)),
);

/** What the owner of a file with such an extension can do instead; undefined if it may be read. */
export function adviceFor(extension: string): string | undefined {
  return advices.get(extension);
}

/**
 * Refuses a file before it is sent if its name already says that it could not be read. The content decides about all others.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export function refuseUnreadName(
  { fileName, contentType }: { readonly fileName: string; readonly contentType: string },
  formats: readonly PluginDocumentFormat[],
): void {
  const extension = extensionOf(fileName);
  const advice = adviceFor(extension);
  if (advice === undefined || pluginFormatOf(formats, { extension, contentType })) return;
  throw new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'fileName',
    message: `Files with the extension .${extension} are not supported. ${advice}`,
  });
}
