import type { OleFile } from '../../archive/ole-file.js';
import type { DocumentBlock } from '../../document-block.js';
import { type BiffRecord, biffKinds, biffRecords, flaggedText } from '../embedded/biff-records.js';

/** Codes after `&` in headers and footers: positions, fonts, colours, and inserted values. */
const headerCodes = /&(?:"[^"]*"|\d+|K[\da-f]{6}|.)/gis;

/**
 * What is drawn over the sheets of a workbook of Excel 97 to 2003, and printed around them: text boxes, buttons, titles and series of
 * charts, headers and footers. Each text once.
 *
 * @param known texts that have been read already, as comments are
 */
export function* drawnTexts(streams: OleFile, known: ReadonlySet<string>): Generator<DocumentBlock> {
  const stream = streams.get('workbook');
  const seen = new Set(known);
  for (const found of stream ? textsOf(stream) : []) {
    const text = found.replaceAll('\0', '').trim();
    if (text === '' || seen.has(text)) continue;
    seen.add(text);
    yield { kind: 'paragraph', text };
  }
}

function* textsOf(stream: Buffer): Generator<string> {
  let before: BiffRecord | undefined;
  for (const record of biffRecords(stream)) {
    const { kind, body } = record;
    if (kind === biffKinds.seriesText && body.length > 3) yield flaggedText(body, 3, body[2] ?? 0);
    else if (kind === biffKinds.header || kind === biffKinds.footer) yield printed(body);
    // The text of a box is in the continuation of its record.
    else if (kind === biffKinds.continue && before?.kind === biffKinds.text && before.body.length >= 12)
      yield flaggedText(body, 0, before.body.readUInt16LE(10));
    before = record;
  }
}

function printed(body: Buffer): string {
  if (body.length < 3) return '';
  return flaggedText(body, 2, body.readUInt16LE(0))
    .replaceAll('&&', '\0')
    .replace(headerCodes, ' ')
    .replaceAll('\0', '&');
}
