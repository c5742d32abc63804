import type { DocumentBlock } from '../document-block.js';
import { treeBlocks } from '../formats/json/json.js';
import { parseXml } from '../formats/json/xml-tree.js';
import type { PdfDocument } from './pdf-document.js';
import { type Pdfium, withMemory } from './pdfium.js';

/** What the only page of a form says that just Adobe's programs can show. */
const placeholder = /^Please wait\.\.\.\s|If this message is not eventually replaced by the proper contents/;
/** Packets of a form: its template, its data and settings. */
const maxPackets = 100;
const maxNameBytes = 64;
const maxDataBytes = 10_000_000;

/** What is filled in a form whose pages are made by the program that shows it (XFA); undefined for other documents. */
export async function xfaBlocks(document: PdfDocument): Promise<Generator<DocumentBlock> | undefined> {
  if (document.pageCount !== 1 || document.pdfium._FPDF_GetXFAPacketCount(document.handle) <= 0) return undefined;
  const lines = await document.withPage(0, (page) => page.lines());
  if (!placeholder.test((lines ?? []).map(({ text }) => text).join(' '))) return undefined;
  const data = parseXml(datasetsOf(document) ?? '');
  return data === undefined || data.length === 0 ? undefined : onPage(treeBlocks(data));
}

function* onPage(blocks: Iterable<DocumentBlock>): Generator<DocumentBlock> {
  for (const block of blocks) yield { ...block, place: { page: 1 } };
}

function datasetsOf({ pdfium, handle }: PdfDocument): string | undefined {
  const count = Math.min(maxPackets, pdfium._FPDF_GetXFAPacketCount(handle));
  for (let index = 0; index < count; index += 1) {
    const isData = withMemory(pdfium, maxNameBytes, (buffer) => {
      const bytes = pdfium._FPDF_GetXFAPacketName(handle, index, buffer, maxNameBytes);
      return bytes <= maxNameBytes && textAt(pdfium, buffer, bytes - 1) === 'datasets';
    });
    if (isData) return contentOf(pdfium, handle, index);
  }
  return undefined;
}

function contentOf(pdfium: Pdfium, form: number, index: number): string | undefined {
  return withMemory(pdfium, Uint32Array.BYTES_PER_ELEMENT, (size) => {
    if (pdfium._FPDF_GetXFAPacketContent(form, index, 0, 0, size) === 0) return undefined;
    const bytes = new DataView(pdfium.HEAPU8.buffer).getUint32(size, true);
    if (bytes === 0 || bytes > maxDataBytes) return undefined;
    return withMemory(pdfium, bytes, (buffer) => {
      pdfium._FPDF_GetXFAPacketContent(form, index, buffer, bytes, size);
      return textAt(pdfium, buffer, bytes);
    });
  });
}

function textAt({ HEAPU8 }: Pdfium, start: number, length: number): string {
  return Buffer.from(HEAPU8.slice(start, start + Math.max(0, length))).toString('utf8');
}
