import { invalidUpload } from '../document-errors.js';
import { adviceFor } from './unread-names.js';

/** First bytes of files that nothing here reads, from an offset on, in hexadecimal; none of them begins a text. */
const marks: readonly (readonly [extension: string, offset: number, bytes: string])[] = [
  ['7z', 0, '377abcaf271c'],
  ['rar', 0, '526172211a07'],
  ['xz', 0, 'fd377a585a00'],
  ['bz2', 4, '314159265359'],
  ['zst', 0, '28b52ffd'],
  ['sqlite', 0, '53514c69746520666f726d6174203300'],
  ['parquet', 0, '5041523115'],
  ['so', 0, '7f454c46'],
  ['exe', 0, '4d5a9000'],
  ['wasm', 0, '0061736d'],
  ['class', 0, 'cafebabe'],
  // heic, heix, hevc and the like.
  ['heic', 4, '667479706865'],
  ['heic', 4, '667479706d696631'],
  ['avif', 4, '6674797061766966'],
  ['mp4', 4, '66747970'],
  ['mkv', 0, '1a45dfa3'],
  ['ogg', 0, '4f67675300'],
  ['flac', 0, '664c614300'],
  ['wav', 8, '57415645666d7420'],
  ['avi', 8, '415649204c495354'],
];

/** How many bytes {@link refuseUnreadContent} looks at. */
export const markBytes = 16;

/**
 * Refuses a file whose first bytes say that it could not be read. Everything else about its content is decided when it is processed, apart from the gateway.
 *
 * @throws GatewayError `GW_DOCUMENT_UPLOAD_INVALID` (400)
 */
export function refuseUnreadContent(first: Uint8Array): void {
  const start = Buffer.from(first).toString('hex');
  const [extension] = marks.find(([, offset, bytes]) => start.startsWith(bytes, 2 * offset)) ?? [];
  if (extension === undefined) return;
  throw invalidUpload(
    `The content of the file is that of .${extension} files, which are not supported. ${adviceFor(extension)}`,
  );
}
