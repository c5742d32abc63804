import { openOle } from '../../archive/ole-file.js';
import type { DocumentBlocks } from '../../document-block.js';
import { bytesOf, type SourceDocument } from '../../source-document.js';
import { decodeText } from '../../text/decode-text.js';
import { decodeHtml } from '../web/html.js';
import { extensionOf } from '../../extension-of.js';
import { type Message, type MessageText, readMessage, type SentFile } from './message.js';
import { tnefStreams } from './tnef.js';

/** Properties of messages and attachments; [MS-OXPROPS]. */
const properties = {
  subject: '0037',
  senderName: '0c1a',
  senderAddress: '5d01',
  writtenAddress: '0c1f',
  to: '0e04',
  copies: '0e03',
  transportHeaders: '007d',
  body: '1000',
  html: '1013',
  richText: '1009',
  data: '3701',
  longName: '3707',
  shortName: '3704',
  contentId: '3712',
} as const;

/** The times at which a message was sent and delivered, among the properties of fixed length; [MS-OXMSG] 2.4. */
const times = [0x0039_0040, 0x0e06_0040];
/** From 1601, when their time begins, to 1970, in milliseconds. */
const epochMs = 11_644_473_600_000;

/** Shown in the text if it refers to them. */
const pictures = /^(?:png|jpe?g|gif|bmp|emf|wmf)$/;
/** An attachment that is a message itself. */
const innerMessage = '__substg1.0_3701000d/';
const maxForwarded = 10;

type Streams = ReadonlyMap<string, Buffer>;

/** Reads a message that Outlook has saved ([MS-OXMSG]). */
export async function* readMsg(source: SourceDocument): DocumentBlocks {
  yield* readMessage(messageOf(await openOle(source.file), 0), source);
}

/** Reads a message that Outlook has packed for the internet, `winmail.dat`, on its own. */
export async function* readTnef(source: SourceDocument): DocumentBlocks {
  yield* readMessage(packedMessage(await bytesOf(source.file), 0), source);
}

/** A message that Outlook has packed for the internet. */
export function packedMessage(bytes: Buffer, depth: number): Message {
  return messageOf(tnefStreams(bytes), depth);
}

function messageOf(streams: Streams, depth: number): Message {
  const text = (property: string): string => textProperty(streams, property);
  // Within an organization the address that was written is a path of its directory.
  const address = text(properties.senderAddress) || (/^\S+@\S+$/.exec(text(properties.writtenAddress))?.[0] ?? '');
  const sender = [text(properties.senderName), address === '' ? '' : `<${address}>`].join(' ').trim();
  const [, date = sentAt(streams)] = /^Date:\s*(.+)$/im.exec(text(properties.transportHeaders)) ?? [];
  return {
    subject: text(properties.subject),
    about: [
      ['From', sender],
      ['To', text(properties.to)],
      ['Cc', text(properties.copies)],
      ['Date', date.trim()],
    ],
    body: bodyOf(streams),
    attachments: attachmentsOf(streams, depth),
  };
}

/** When a message was sent that has no headers, as those in the folder of the sender; empty if that is unknown. */
function sentAt(streams: Streams): string {
  const fixed = streams.get('__properties_version1.0') ?? Buffer.alloc(0);
  // Those of a message inside of another one begin after a shorter header.
  for (let at = fixed.length % 16 === 0 ? 32 : 24; at + 16 <= fixed.length; at += 16) {
    if (!times.includes(fixed.readUInt32LE(at))) continue;
    const date = new Date(Number(fixed.readBigUInt64LE(at + 8) / 10_000n) - epochMs);
    if (!Number.isNaN(date.getTime())) return date.toUTCString();
  }
  return '';
}

function bodyOf(streams: Streams): MessageText {
  const html = streams.get(`__substg1.0_${properties.html}0102`);
  if (html !== undefined && html.length > 0) return { kind: 'html', text: decodeHtml(html) };
  const written = textProperty(streams, properties.html);
  if (written !== '') return { kind: 'html', text: written };
  const text = textProperty(streams, properties.body);
  const packed = streams.get(`__substg1.0_${properties.richText}0102`);
  return text.trim() === '' && packed !== undefined ? { kind: 'rtf', packed } : { kind: 'plain', text };
}

/** A text in UTF-16, or in the code page of its writer. */
function textProperty(streams: Streams, property: string): string {
  const wide = streams.get(`__substg1.0_${property}001f`);
  if (wide !== undefined) return wide.toString('utf16le').replace(/\0+$/, '');
  const narrow = streams.get(`__substg1.0_${property}001e`);
  return narrow === undefined ? '' : decodeText(narrow).replace(/\0+$/, '');
}

function attachmentsOf(streams: Streams, depth: number): readonly (Message | SentFile)[] {
  const folders = new Map<string, Map<string, Buffer>>();
  for (const [path, bytes] of streams) {
    const [, folder, rest] = /^(__attach_version1\.0_#[\da-f]+)\/(.+)$/.exec(path) ?? [];
    if (folder === undefined || rest === undefined) continue;
    folders.set(folder, (folders.get(folder) ?? new Map<string, Buffer>()).set(rest, bytes));
  }
  return [...folders.values()].flatMap((folder) => attachmentOf(folder, depth) ?? []);
}

function attachmentOf(folder: Streams, depth: number): Message | SentFile | undefined {
  const name = textProperty(folder, properties.longName) || textProperty(folder, properties.shortName);
  const data = folder.get(`__substg1.0_${properties.data}0102`);
  if (data !== undefined) {
    const extension = extensionOf(name);
    const isInText = textProperty(folder, properties.contentId) !== '' && pictures.test(extension);
    return { name, extension, bytes: data, isInText };
  }
  const inner = new Map(
    [...folder]
      .filter(([path]) => path.startsWith(innerMessage))
      .map(([path, bytes]) => [path.slice(innerMessage.length), bytes]),
  );
  return inner.size === 0 || depth >= maxForwarded ? undefined : messageOf(inner, depth + 1);
}
