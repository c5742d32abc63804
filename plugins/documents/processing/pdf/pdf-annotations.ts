import { annotationText, type FormField, formField } from './form-fields.js';
import type { Pdfium } from './pdfium.js';

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
/** Of all fields of a page: many may have the same long value. */
const maxFieldCharacters = 1_000_000;

/** What people have added to a page. */
export interface PageAnnotations {
  /** Whether there are stamps, texts, signatures and the like, which are not part of the text of the page. */
  readonly areDrawn: boolean;
  /** What is written in notes, and about marked places. */
  readonly comments: readonly string[];
  readonly fields: readonly FormField[];
}

/** Reads the annotations of a page. `form` is asked for when there are fields. */
export function annotationsOf(pdfium: Pdfium, page: number, form: () => number): PageAnnotations {
  const comments: string[] = [];
  const fields: FormField[] = [];
  let areDrawn = false;
  let length = 0;
  for (let index = 0; index < annotationCount(pdfium, page); index += 1) {
    withAnnotation(pdfium, page, index, (annotation, kind) => {
      if (textless.has(kind) || (pdfium._FPDFAnnot_GetFlags(annotation) & hiddenFlag) !== 0) return;
      const field = kind === kinds.widget ? formField(pdfium, form(), annotation) : undefined;
      length += field?.text.length ?? 0;
      if (field !== undefined && length <= maxFieldCharacters) fields.push(field);
      else areDrawn ||= field === undefined;
      const comment = drawn.has(kind) ? '' : annotationText(pdfium, annotation, 'Contents', maxCommentBytes);
      if (comment !== '') comments.push(comment);
    });
  }
  return { areDrawn, comments, fields };
}

/** Takes the fields off a page whose content is known. */
export function removeFields(pdfium: Pdfium, page: number, form: () => number): void {
  for (let index = annotationCount(pdfium, page) - 1; index >= 0; index -= 1) {
    const isKnown = withAnnotation(
      pdfium,
      page,
      index,
      (annotation, kind) => kind === kinds.widget && formField(pdfium, form(), annotation) !== undefined,
    );
    if (isKnown === true) pdfium._FPDFPage_RemoveAnnot(page, index);
  }
}

function annotationCount(pdfium: Pdfium, page: number): number {
  return Math.min(maxAnnotations, pdfium._FPDFPage_GetAnnotCount(page));
}

function withAnnotation<Result>(
  pdfium: Pdfium,
  page: number,
  index: number,
  use: (annotation: number, kind: number) => Result,
): Result | undefined {
  const annotation = pdfium._FPDFPage_GetAnnot(page, index);
  if (annotation === 0) return undefined;
  try {
    return use(annotation, pdfium._FPDFAnnot_GetSubtype(annotation));
  } finally {
    pdfium._FPDFPage_CloseAnnot(annotation);
  }
}
