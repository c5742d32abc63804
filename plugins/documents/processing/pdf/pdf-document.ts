import { adviceToDivide, passwordProtected, ProcessingError } from '../processing-contract.js';
import { PdfPage } from './pdf-page.js';
import { PictureText } from './picture-text.js';
import { type Pdfium, forgetPdfium, loadPdfium, wideText } from './pdfium.js';

/** Why a document does not open; FPDF_GetLastError. */
const passwordError = 4;
const securityError = 5;

/** FPDF_FORMFILLINFO, which has forty pointers, and its version. */
const formFunctionsSize = 512;
const formFunctionsVersion = 2;

/** Longer labels are no numbers of pages. */
const maxLabelBytes = 64;

/** A document that is open in the library. */
export class PdfDocument {
  readonly pdfium: Pdfium;
  readonly handle: number;
  readonly pageCount: number;
  readonly #data: number;
  readonly #pictureText = new PictureText();
  /** What reads the fields of its form, from the first one on, and the functions that it could call. */
  #form: { readonly handle: number; readonly functions: number } | undefined;

  private constructor(pdfium: Pdfium, handle: number, data: number) {
    this.pdfium = pdfium;
    this.handle = handle;
    this.#data = data;
    this.pageCount = pdfium._FPDF_GetPageCount(handle);
  }

  /** Opens a document. @throws ProcessingError for password-protected files, and files that are no PDF */
  static async open(bytes: Buffer): Promise<PdfDocument> {
    const pdfium = await loadPdfium();
    const data = pdfium.wasmExports.malloc(bytes.length);
    if (data === 0) throw new ProcessingError(`The document is too large to be opened. ${adviceToDivide}`);
    pdfium.HEAPU8.set(bytes, data);
    const handle = pdfium._FPDF_LoadMemDocument(data, bytes.length, 0);
    if (handle !== 0) return new PdfDocument(pdfium, handle, data);
    const code = pdfium._FPDF_GetLastError();
    pdfium.wasmExports.free(data);
    if (code === passwordError) throw passwordProtected();
    if (code === securityError) throw new ProcessingError('The document is encrypted in a way that cannot be read.');
    throw new ProcessingError('The file is broken: it cannot be read as a PDF.');
  }

  /** Does something with a page, which is closed afterwards; undefined when the page cannot be read. */
  async withPage<Result>(index: number, use: (page: PdfPage) => Result | Promise<Result>): Promise<Result | undefined> {
    const page = this.pdfium._FPDF_LoadPage(this.handle, index);
    if (page === 0) return undefined;
    try {
      return await use(new PdfPage(this, page, () => this.#openForm(), this.#pictureText));
    } finally {
      this.pdfium._FPDF_ClosePage(page);
    }
  }

  /** The number that is printed on a page, such as `iv` or `A-3`, if the document tells it and it is not that of the page in the file. */
  labelOf(index: number): string | undefined {
    const label = wideText(this.pdfium, maxLabelBytes, (buffer, length) =>
      this.pdfium._FPDF_GetPageLabel(this.handle, index, buffer, length),
    );
    return label === '' || label === String(index + 1) ? undefined : label;
  }

  #openForm(): number {
    if (this.#form !== undefined) return this.#form.handle;
    const functions = this.pdfium.wasmExports.malloc(formFunctionsSize);
    if (functions === 0) throw new RangeError('no memory is left for the form');
    this.pdfium.HEAPU8.fill(0, functions, functions + formFunctionsSize);
    this.pdfium.HEAPU8[functions] = formFunctionsVersion;
    this.#form = { functions, handle: this.pdfium._FPDFDOC_InitFormFillEnvironment(this.handle, functions) };
    return this.#form.handle;
  }

  close(): void {
    if (this.#form !== undefined) {
      this.pdfium._FPDFDOC_ExitFormFillEnvironment(this.#form.handle);
      this.pdfium.wasmExports.free(this.#form.functions);
    }
    this.pdfium._FPDF_CloseDocument(this.handle);
    this.pdfium.wasmExports.free(this.#data);
  }
}

/** Converts a fault of the library into an error message for the document's owner. */
export function explainFault(error: unknown): unknown {
  // A trap of WebAssembly, or no memory left.
  if (!(error instanceof Error) || !['RuntimeError', 'RangeError'].includes(error.name)) return error;
  forgetPdfium();
  return new ProcessingError(`The file is broken, or needs more memory than a document may take (${error.message}).`, {
    cause: error,
  });
}
