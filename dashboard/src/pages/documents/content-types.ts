/** Content types of the formats that are accepted, for browsers that know none for a file. */
const byExtension: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  html: 'text/html',
  jsonl: 'application/jsonl',
  epub: 'application/epub+zip',
  eml: 'message/rfc822',
};

/** The part of a file's name after its last dot; `txt` when there is none that could be one. The gateway looks at the content. */
export function extensionOf(fileName: string): string {
  return /\.([A-Za-z0-9]{1,16})$/.exec(fileName)?.[1]?.toLowerCase() ?? 'txt';
}

/** The content type with which a file is sent, or served. */
export function contentTypeOf(fileName: string, known = ''): string {
  return known || (byExtension[extensionOf(fileName)] ?? 'application/octet-stream');
}
