import { extensionOf } from '../extension-of.js';
import type { InnerFile } from '../source-document.js';
import type { PdfDocument } from './pdf-document.js';
import { wideText, withMemory } from './pdfium.js';

const maxFiles = 100;
const maxNameBytes = 2_000;
/** Of all of them together. */
const maxBytes = 64 * 1024 * 1024;
const sizeBytes = 4;

/** The files that lie in a document: those of a portfolio, the data of an electronic invoice. */
export function attachedFiles(document: PdfDocument): readonly InnerFile[] {
  const { pdfium, handle } = document;
  const count = Math.min(maxFiles, pdfium._FPDFDoc_GetAttachmentCount(handle));
  const files: InnerFile[] = [];
  let left = maxBytes;
  for (let index = 0; index < count; index += 1) {
    const attachment = pdfium._FPDFDoc_GetAttachment(handle, index);
    const bytes = attachment === 0 ? undefined : contentOf(document, attachment, left);
    if (bytes === undefined) continue;
    left -= bytes.length;
    const name = wideText(pdfium, maxNameBytes, (buffer, length) =>
      pdfium._FPDFAttachment_GetName(attachment, buffer, length),
    );
    files.push({ name, extension: extensionOf(name), bytes });
  }
  return files;
}

/** Undefined for a file that is empty or too large. */
function contentOf({ pdfium }: PdfDocument, attachment: number, most: number): Buffer | undefined {
  const sizeOf = (memory: number): number => new DataView(pdfium.HEAPU8.buffer).getUint32(memory, true);
  const size = withMemory(pdfium, sizeBytes, (memory) =>
    pdfium._FPDFAttachment_GetFile(attachment, 0, 0, memory) === 0 ? 0 : sizeOf(memory),
  );
  if (size === 0 || size > most) return undefined;
  return withMemory(pdfium, size + sizeBytes, (memory) => {
    const found = pdfium._FPDFAttachment_GetFile(attachment, memory + sizeBytes, size, memory);
    return found === 0 ? undefined : Buffer.from(pdfium.HEAPU8.slice(memory + sizeBytes, memory + sizeBytes + size));
  });
}
