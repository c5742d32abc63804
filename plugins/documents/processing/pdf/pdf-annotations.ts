import { readWide, type Pdfium, withMemory } from './pdfium.js';

/** Kinds of annotations; fpdf_annot.h. */
const kinds = { link: 2, freeText: 3, popup: 16, widget: 20 } as const;
/** Those without text of their own. */
const textless: ReadonlySet<number> = new Set([kinds.link, kinds.popup]);
/** Those whose text is in how they look. */
const drawn: ReadonlySet<number> = new Set([kinds.freeText, kinds.widget]);
const hiddenFlag = 0x02;
/** A page has hundreds at most; a hostile one has as many as it likes. */
const maxAnnotations = 2_000;
const maxCommentBytes = 1024 * 1024;

/** What people have added to a page. */
export interface PageAnnotations {
  /** Whether there are filled fields, stamps or texts, which are not part of the text of the page. */
  readonly areDrawn: boolean;
  /** What is written in notes, and about marked places. */
  readonly comments: readonly string[];
}

/** Reads the annotations of a page. */
export function annotationsOf(pdfium: Pdfium, page: number): PageAnnotations {
  const count = Math.min(maxAnnotations, pdfium._FPDFPage_GetAnnotCount(page));
  const comments: string[] = [];
  let areDrawn = false;
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium._FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    try {
      const kind = pdfium._FPDFAnnot_GetSubtype(annotation);
      if (textless.has(kind) || (pdfium._FPDFAnnot_GetFlags(annotation) & hiddenFlag) !== 0) continue;
      areDrawn = true;
      const comment = drawn.has(kind) ? '' : contentsOf(pdfium, annotation);
      if (comment !== '') comments.push(comment);
    } finally {
      pdfium._FPDFPage_CloseAnnot(annotation);
    }
  }
  return { areDrawn, comments };
}

function contentsOf(pdfium: Pdfium, annotation: number): string {
  const name = Buffer.from('Contents\0', 'latin1');
  return withMemory(pdfium, name.length, (key) => {
    pdfium.HEAPU8.set(name, key);
    const bytes = pdfium._FPDFAnnot_GetStringValue(annotation, key, 0, 0);
    if (bytes <= 2 || bytes > maxCommentBytes) return '';
    return withMemory(pdfium, bytes, (buffer) => {
      pdfium._FPDFAnnot_GetStringValue(annotation, key, buffer, bytes);
      return readWide(pdfium, buffer, bytes / 2 - 1).trim();
    });
  });
}
