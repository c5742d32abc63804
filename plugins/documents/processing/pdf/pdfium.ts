import { PDFiumModule } from '@hyzyla/pdfium';

/**
 * The functions of pdfium that are called here, under their names in C (https://pdfium.googlesource.com/pdfium, public/*.h). They are
 * called without the package's classes, which do not close pages after reading their text: the memory of six passes over three
 * documents grew from 18 to 699 MB and was never given back.
 */
export interface Pdfium {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(size: number): number; free(pointer: number): void };
  _FPDF_InitLibraryWithConfig(config: number): void;
  _FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_GetPageCount(document: number): number;
  /** UTF-16 with a closing NUL; returns its bytes. */
  _FPDF_GetPageLabel(document: number, index: number, buffer: number, length: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidth(page: number): number;
  /** In quarter turns to the right. */
  _FPDFPage_GetRotation(page: number): number;
  _FPDF_GetPageHeight(page: number): number;
  _FPDFPage_Flatten(page: number, usage: number): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_GetAnnot(page: number, index: number): number;
  _FPDFPage_CloseAnnot(annotation: number): void;
  _FPDFAnnot_GetSubtype(annotation: number): number;
  _FPDFAnnot_GetFlags(annotation: number): number;
  _FPDFAnnot_GetStringValue(annotation: number, key: number, buffer: number, length: number): number;
  /** Writes four numbers of single precision: left, top, right and bottom. */
  _FPDFAnnot_GetRect(annotation: number, rectangle: number): number;
  _FPDFPage_RemoveAnnot(page: number, index: number): number;
  /** Takes a structure of functions, of which those that are 0 are not called. */
  _FPDFDOC_InitFormFillEnvironment(document: number, functions: number): number;
  _FPDFDOC_ExitFormFillEnvironment(form: number): void;
  _FPDFAnnot_GetFormFieldType(form: number, annotation: number): number;
  _FPDFAnnot_GetFormFieldFlags(form: number, annotation: number): number;
  _FPDFAnnot_GetFormFieldValue(form: number, annotation: number, buffer: number, length: number): number;
  _FPDFAnnot_GetOptionCount(form: number, annotation: number): number;
  _FPDFAnnot_IsOptionSelected(form: number, annotation: number, index: number): number;
  _FPDFAnnot_GetOptionLabel(form: number, annotation: number, index: number, buffer: number, length: number): number;
  _FPDF_GetXFAPacketCount(document: number): number;
  /** UTF-8 with a closing NUL; returns its bytes. */
  _FPDF_GetXFAPacketName(document: number, index: number, buffer: number, length: number): number;
  /** Writes the size of the packet to `size`, and the packet if the buffer is large enough. */
  _FPDF_GetXFAPacketContent(document: number, index: number, buffer: number, length: number, size: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  /** Writes four numbers of single precision. */
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  /** Red, green, blue and opacity, each an integer to 255; returns 0 for a pattern. */
  _FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  /** An object that is not active is neither drawn nor part of the text until the page is closed. */
  _FPDFPageObj_SetIsActive(object: number, active: number): number;
  /** Takes the name of a standard font with a closing NUL. */
  _FPDFPageObj_NewTextObj(document: number, font: number, size: number): number;
  /** Takes UTF-16 with a closing NUL. */
  _FPDFText_SetText(object: number, text: number): number;
  _FPDFPageObj_Transform(object: number, a: number, b: number, c: number, d: number, e: number, f: number): void;
  _FPDFPage_InsertObject(page: number, object: number): void;
  _FPDFPageObj_CountMarks(object: number): number;
  _FPDFPageObj_GetMark(object: number, index: number): number;
  /** UTF-16 with a closing NUL; writes its bytes to `size`. */
  _FPDFPageObjMark_GetName(mark: number, buffer: number, length: number, size: number): number;
  /** Writes how a path is filled, 0 for not at all, and whether its line is drawn. */
  _FPDFPath_GetDrawMode(path: number, fill: number, stroke: number): number;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  _FPDFTextObj_SetTextRenderMode(object: number, mode: number): number;
  /** Writes four numbers of single precision: left, top, right and bottom. */
  _FPDF_GetPageBoundingBox(page: number, rectangle: number): number;
  /** Writes two integers. */
  _FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    pageX: number,
    pageY: number,
    x: number,
    y: number,
  ): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetText(text: number, start: number, count: number, buffer: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  /** 1 for a character whose letter the file does not name, -1 without such a character. */
  _FPDFText_HasUnicodeMapError(text: number, index: number): number;
  /** The object of a character, 0 for a character that the library has added. */
  _FPDFText_GetTextObject(text: number, index: number): number;
  /** Writes six numbers of single precision. */
  _FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  _FPDFText_GetFontSize(text: number, index: number): number;
  _FPDFText_GetCharIndexFromTextIndex(text: number, index: number): number;
  /** Radians, to the right. */
  _FPDFText_GetCharAngle(text: number, index: number): number;
  _FPDFText_GetCharBox(text: number, index: number, left: number, right: number, bottom: number, top: number): number;
  _FPDFText_CountRects(text: number, start: number, count: number): number;
  _FPDFText_GetRect(text: number, index: number, left: number, top: number, right: number, bottom: number): number;
  _FPDFBookmark_GetFirstChild(document: number, bookmark: number): number;
  _FPDFBookmark_GetNextSibling(document: number, bookmark: number): number;
  _FPDFBookmark_GetTitle(bookmark: number, buffer: number, length: number): number;
  _FPDFBookmark_GetDest(document: number, bookmark: number): number;
  _FPDFBookmark_GetAction(bookmark: number): number;
  _FPDFAction_GetDest(document: number, action: number): number;
  _FPDFDest_GetDestPageIndex(document: number, destination: number): number;
  _FPDFDoc_GetAttachmentCount(document: number): number;
  _FPDFDoc_GetAttachment(document: number, index: number): number;
  _FPDFAttachment_GetName(attachment: number, buffer: number, length: number): number;
  /** Writes the size of the file to `size`, and the file if the buffer is large enough. */
  _FPDFAttachment_GetFile(attachment: number, buffer: number, length: number, size: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, data: number, stride: number): number;
  _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, color: number): void;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
}

let loaded: Promise<Pdfium> | undefined;

/** The library, loaded once. */
export function loadPdfium(): Promise<Pdfium> {
  loaded ??= start();
  return loaded;
}

/** After a fault the library's memory is in an unknown state: the next document gets a new one. */
export function forgetPdfium(): void {
  loaded = undefined;
}

async function start(): Promise<Pdfium> {
  // The package's types cover only part of the exports.
  const pdfium = (await PDFiumModule({})) as unknown as Pdfium;
  pdfium._FPDF_InitLibraryWithConfig(0);
  return pdfium;
}

/** Calls with memory of the library, which is given back. */
export function withMemory<Result>(pdfium: Pdfium, size: number, use: (pointer: number) => Result): Result {
  const pointer = pdfium.wasmExports.malloc(size);
  if (pointer === 0) throw new RangeError(`pdfium has no ${size} bytes left`);
  try {
    return use(pointer);
  } finally {
    pdfium.wasmExports.free(pointer);
  }
}

/**
 * A text in UTF-16, without space around it; empty if it has more bytes.
 *
 * @param read writes to a buffer that is large enough, and returns the bytes with those of the closing NUL
 */
export function wideText(pdfium: Pdfium, maxBytes: number, read: (buffer: number, length: number) => number): string {
  const bytes = read(0, 0);
  if (bytes <= 2 || bytes > maxBytes) return '';
  return withMemory(pdfium, bytes, (buffer) => {
    read(buffer, bytes);
    return readWide(pdfium, buffer, bytes / 2 - 1).trim();
  });
}

/** Text that the library has written: UTF-16 without its closing NUL. */
export function readWide(pdfium: Pdfium, pointer: number, units: number): string {
  const { buffer } = pdfium.HEAPU8;
  return new TextDecoder('utf-16le').decode(new Uint8Array(buffer, pointer, Math.max(0, units) * 2));
}
