import type { PdfDocument } from './pdf-document.js';
import { wideText } from './pdfium.js';

/** A heading that the document's table of contents names. */
export interface OutlineEntry {
  readonly title: string;
  /** From 1. */
  readonly level: number;
}

/** A hostile outline is a circle. */
const maxEntries = 5_000;
const maxLevel = 6;
const maxTitleBytes = 2_000;

/** The outline of a document, by the index of the page that each entry points to. */
export function readOutline(document: PdfDocument): ReadonlyMap<number, readonly OutlineEntry[]> {
  const { pdfium, handle } = document;
  const pages = new Map<number, OutlineEntry[]>();
  const seen = new Set<number>();
  const visit = (parent: number, level: number): void => {
    let bookmark = pdfium._FPDFBookmark_GetFirstChild(handle, parent);
    while (bookmark !== 0 && !seen.has(bookmark) && seen.size < maxEntries) {
      seen.add(bookmark);
      const title = wideText(pdfium, maxTitleBytes, (buffer, length) =>
        pdfium._FPDFBookmark_GetTitle(bookmark, buffer, length),
      ).replace(/\s+/g, ' ');
      const page = pageOf(document, bookmark);
      if (title !== '' && page >= 0) pages.set(page, [...(pages.get(page) ?? []), { title, level }]);
      if (level < maxLevel) visit(bookmark, level + 1);
      bookmark = pdfium._FPDFBookmark_GetNextSibling(handle, bookmark);
    }
  };
  visit(0, 1);
  return pages;
}

function pageOf({ pdfium, handle }: PdfDocument, bookmark: number): number {
  const destination = pdfium._FPDFBookmark_GetDest(handle, bookmark);
  if (destination !== 0) return pdfium._FPDFDest_GetDestPageIndex(handle, destination);
  const action = pdfium._FPDFBookmark_GetAction(bookmark);
  const target = action === 0 ? 0 : pdfium._FPDFAction_GetDest(handle, action);
  return target === 0 ? -1 : pdfium._FPDFDest_GetDestPageIndex(handle, target);
}
