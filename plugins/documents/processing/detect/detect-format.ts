import { ZipArchive } from '../archive/zip-archive.js';
import type { FormatName } from '../format-readers.js';
import { passwordProtected, ProcessingError } from '../processing-contract.js';
import type { FileOrBytes } from '../source-document.js';
import { decodeText } from '../text/decode-text.js';
import { isText } from '../text/is-text.js';
import { isTnef } from '../formats/mail/tnef.js';
import { isOle, openOle } from '../archive/ole-file.js';
import { mediaTypeOf, pictureOfType } from './picture-format.js';
import { sniffText } from './sniff-text.js';

const zipMarks = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];
/** The PDF header may be preceded by lines that mail gateways and scanners have added. */
const pdfMarkWithin = 1024;

/** The input of {@link detectFormat}. */
interface DetectableFile {
  readonly file: FileOrBytes;
  readonly size: number;
  /** The beginning of the file. */
  readonly head: Buffer;
  readonly extension: string;
  readonly maxUnpackedBytes: number;
}

/** Detects the format of a file by its content; the extension only distinguishes kinds of text. Throws when the format is not supported. */
export async function detectFormat(source: DetectableFile): Promise<FormatName> {
  const { head } = source;
  const start = head.subarray(0, pdfMarkWithin).toString('latin1');
  if (isOle(head)) return detectOle(source.file);
  if (zipMarks.some((mark) => start.startsWith(mark))) return detectZip(source);
  if (isTnef(head)) return 'tnef';
  if (isOldExcel(head)) return 'xls';
  if (/^(?:\xef\xbb\xbf)?\s*\{\\rtf/.test(start)) return 'rtf';
  if (start.includes('%PDF-')) return 'pdf';
  return detectText(source);
}

async function detectOle(file: FileOrBytes): Promise<FormatName> {
  const streams = await openOle(file);
  if (streams.has('encryptedpackage')) throw passwordProtected();
  if (streams.has('worddocument')) return 'doc';
  if (streams.has('workbook') || streams.has('book')) return 'xls';
  if (streams.has('powerpoint document')) return 'ppt';
  if (streams.has('__properties_version1.0')) return 'msg';
  throw unsupported('from another program than Word, Excel, PowerPoint or Outlook');
}

async function detectZip({ file, maxUnpackedBytes }: DetectableFile): Promise<FormatName> {
  const archive = await ZipArchive.open(file, maxUnpackedBytes);
  try {
    const has = (pattern: RegExp): boolean => archive.names.some((name) => pattern.test(name));
    // By pattern, because some programs name the body word/document2.xml.
    if (has(/^\/?word\/document\d*\.xml$/i)) return 'docx';
    if (has(/^\/?ppt\/presentation\d*\.xml$/i)) return 'pptx';
    if (has(/^\/?xl\/workbook\.bin$/i)) return 'xlsb';
    if (has(/^\/?xl\/workbook\d*\.xml$/i)) return 'xlsx';
    if (archive.has('META-INF/container.xml') && has(/\.opf$/i)) return 'epub';
    if (archive.has('content.xml')) return await detectOpenDocument(archive);
    if (has(/^\/?word\//i)) return 'docx';
    if (has(/^\/?ppt\//i)) return 'pptx';
    if (has(/^\/?xl\//i)) return 'xlsx';
    if (has(/^(?:[^/]+\/)?Index(?:\.zip|\/[^/]+\.iwa)$/))
      throw unsupported('from Pages, Numbers or Keynote', ' Export it as PDF.');
    if (archive.has('[Content_Types].xml')) throw unsupported('from another program than Word, Excel or PowerPoint');
    return 'zip';
  } finally {
    archive.close();
  }
}

async function detectOpenDocument(archive: ZipArchive): Promise<FormatName> {
  let type = '';
  for await (const piece of archive.read('mimetype')) {
    type += piece.toString('latin1');
    if (type.length > 200) break;
  }
  if (type === '') {
    for await (const piece of archive.read('content.xml')) {
      const body = /<office:(text|spreadsheet|presentation|drawing)[\s>]/.exec(piece.toString('latin1'))?.[1];
      if (body !== undefined) type = body;
      if (type !== '') break;
    }
  }
  return openDocumentFormat(type);
}

async function detectText({ size, head, extension }: DetectableFile): Promise<FormatName> {
  const type = await binaryType(head);
  if (type !== undefined) {
    const format = archivesRead[type] ?? pictureOfType(type);
    if (format === undefined) throw unsupported(type);
    return format;
  }
  const text = decodeText(head.length < size ? wholeLines(head) : head);
  if (isWordXml(text)) return 'word-xml';
  if (isExcelXml(text)) return 'xls';
  const flat = flatOpenDocument(text);
  if (flat !== undefined) return flat;
  if (!isText(text)) throw unsupported('binary data of an unknown format');
  if (!patches.has(extension) && isMail(text, extension)) return 'eml';
  if (!patches.has(extension) && isMailbox(text)) return 'mbox';
  if (isHtml(text, extension)) return 'html';
  if (isSvg(text)) return 'svg';
  return isXml(text, extension) ? 'xml' : sniffText(text, extension);
}

/** What a binary file is by its first bytes. Some of those are letters, with which a text may begin too. */
async function binaryType(head: Buffer): Promise<string | undefined> {
  const type = await mediaTypeOf(head);
  // XML is text in any encoding.
  if (type === undefined || type === 'application/xml') return undefined;
  return type === 'image/tiff' || !isText(head.toString('utf8', 0, 256)) ? type : undefined;
}

/** Archives besides ZIP that are read. */
const archivesRead: Readonly<Record<string, FormatName>> = {
  'application/gzip': 'gzip',
  'application/x-tar': 'tar',
};

/** Other archives. */
const archives = /^application\/(?:zstd|x-(?:7z-compressed|rar-compressed|bzip2|xz|compress|lzip|lz4))$/;

function unsupported(what: string, advice = ' Convert it to PDF, CSV or text.'): ProcessingError {
  if (archives.test(what))
    return new ProcessingError(
      `The file is an archive (${what}). Upload the files in it on their own, or as ZIP or tar.gz.`,
    );
  const about = what.startsWith('image/') ? ' Convert it to PDF, PNG or JPEG.' : advice;
  return new ProcessingError(`The format of the file is not supported: it is ${what}.${about}`);
}

/** Changes to programs that are written as if they were messages. */
const patches: ReadonlySet<string> = new Set(['patch', 'diff']);

/** Whether it is an e-mail as it was sent, by its first fields. */
function isMail(text: string, extension: string): boolean {
  const [head = ''] = text.slice(0, 16_384).split(/\r?\n\r?\n/, 1);
  if (!/^[!-9;-~]{1,100}:/.test(head)) return false;
  const has = (fields: string): boolean => new RegExp(`^(?:${fields}):`, 'im').test(head);
  return /^(?:eml|mht|mhtml)$/.test(extension)
    ? has('from|subject|mime-version|content-type')
    : has('from') && has('date|received') && has('mime-version|message-id|received');
}

/** Whether it is a folder of e-mails: a line with a sender and a date before the fields of each. */
function isMailbox(text: string): boolean {
  return /^From \S+ .{0,100}\d{4}\r?\n[!-9;-~]{1,100}:[^]{0,8192}^(?:from|subject|date):/im.test(text.slice(0, 16_384));
}

/** The kind of an OpenDocument file that is not packed, in which all parts are one. */
function flatOpenDocument(text: string): FormatName | undefined {
  const [start] = /<office:document\s[^>]{0,8000}>/.exec(text.slice(0, 16_384)) ?? [];
  return start === undefined ? undefined : openDocumentFormat(start);
}

function openDocumentFormat(type: string): FormatName {
  if (/opendocument\.spreadsheet|^spreadsheet/.test(type)) return 'ods';
  return /opendocument\.(?:presentation|graphics)|^(?:presentation|graphics|drawing)/.test(type) ? 'odp' : 'odt';
}

/** Names of files that hold a web page, also a part of one: programs export tables and letters so, as .xls and .doc. */
const webPages: ReadonlySet<string> = new Set(['html', 'htm', 'xhtml', 'xls', 'doc']);

/** Without what may come before the first element of a page or drawing. */
function afterDeclarations(text: string): string {
  return text.slice(0, 8192).replace(/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*/i, '');
}

function isSvg(text: string): boolean {
  return /^(?:<!doctype\s+svg[^>]*(?:\[[^\]]*\])?\s*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*<(?:svg:)?svg[\s>]/i.test(
    afterDeclarations(text),
  );
}

/** Whether it is data or text with elements of its own. */
function isXml(text: string, extension: string): boolean {
  if (/^\s*<(?:\?xml\s|[\w:.-]+\s[^<>]*?\bxmlns\b)/.test(text)) return true;
  return extension === 'xml' && /^\s*<[\p{L}_!]/u.test(text);
}

function isHtml(text: string, extension: string): boolean {
  const start = afterDeclarations(text);
  if (/^<(?:!doctype\s+html|html|head|body)[\s>]/i.test(start)) return true;
  return webPages.has(extension) && /^[^<]{0,200}<(?:[a-z][a-z1-6]*)(?:\s[^<>]*)?>/i.test(start);
}

/** Cuts at a line end, because an incomplete character at the end would lead to a wrong encoding. */
function wholeLines(head: Buffer): Buffer {
  const end = head.lastIndexOf(0x0a);
  return end > head.length / 2 ? head.subarray(0, end + 1) : head.subarray(0, head.length & ~3);
}

/** Whether it is the XML format of Word 2003, which often has the extension .doc. */
function isWordXml(text: string): boolean {
  return /^\s*<\?xml/.test(text) && /<(?:\w+:)?(?:wordDocument|package)[\s>]/.test(text.slice(0, 8192));
}

/** Whether it is the XML format of Excel 2003. */
function isExcelXml(text: string): boolean {
  return /^\s*<\?xml/.test(text) && text.slice(0, 8192).includes('urn:schemas-microsoft-com:office:spreadsheet');
}

/** Excel 2 to 4 wrote BIFF records without an OLE container; the first one marks the start of a sheet. */
function isOldExcel(head: Buffer): boolean {
  return (
    head[0] === 0x09 && [0x00, 0x02, 0x04].includes(head[1] ?? -1) && head[2]! >= 4 && head[2]! <= 8 && head[3] === 0
  );
}
