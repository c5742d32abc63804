import { type Pdfium, wideText, withMemory } from './pdfium.js';

/** Kinds of fields whose content is known without looking at how they are drawn; fpdf_formfill.h. */
const kinds = { checkBox: 2, radioButton: 3, comboBox: 4, listBox: 5, text: 6 } as const;
const boxes: ReadonlySet<number> = new Set([kinds.checkBox, kinds.radioButton]);
const choices: ReadonlySet<number> = new Set([kinds.comboBox, kinds.listBox]);
/** Of a text field: what is typed is not shown. */
const passwordFlag = 0x2000;
const maxOptions = 1_000;
/** A longer value is read as it is drawn. */
const maxValueBytes = 64 * 1024;

/** What is written in a field of a form, or whether a box is ticked, with its place in points. */
export interface FormField {
  readonly text: string;
  /** Whether it is a box, whose label is beside it on either side. */
  readonly isBox: boolean;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Reads a field. @returns undefined for one that is empty, or is only known by how it is drawn, such as a signature */
export function formField(pdfium: Pdfium, form: number, annotation: number): FormField | undefined {
  const kind = pdfium._FPDFAnnot_GetFormFieldType(form, annotation);
  const isBox = boxes.has(kind);
  const text = isBox ? tick(pdfium, annotation) : contentOf(pdfium, form, annotation, kind).replace(/\s+/g, ' ');
  return text === '' ? undefined : { text, isBox, ...placeOf(pdfium, annotation) };
}

/** A text of an annotation, such as its `Contents`, or the name of its state. */
export function annotationText(pdfium: Pdfium, annotation: number, name: string, maxBytes: number): string {
  const bytes = Buffer.from(`${name}\0`, 'latin1');
  return withMemory(pdfium, bytes.length, (key) => {
    pdfium.HEAPU8.set(bytes, key);
    const read = (buffer: number, length: number): number =>
      pdfium._FPDFAnnot_GetStringValue(annotation, key, buffer, length);
    return wideText(pdfium, maxBytes, read);
  });
}

function tick(pdfium: Pdfium, annotation: number): string {
  const state = annotationText(pdfium, annotation, 'AS', maxValueBytes);
  return state === '' || state === 'Off' ? '[ ]' : '[x]';
}

function contentOf(pdfium: Pdfium, form: number, annotation: number, kind: number): string {
  if (choices.has(kind)) return chosen(pdfium, form, annotation) || valueOf(pdfium, form, annotation);
  const isShown = (pdfium._FPDFAnnot_GetFormFieldFlags(form, annotation) & passwordFlag) === 0;
  return kind === kinds.text && isShown ? valueOf(pdfium, form, annotation) : '';
}

function valueOf(pdfium: Pdfium, form: number, annotation: number): string {
  return wideText(pdfium, maxValueBytes, (buffer, length) =>
    pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, buffer, length),
  );
}

/** The options that are chosen, as they are shown: the value of the field may be a code for them. */
function chosen(pdfium: Pdfium, form: number, annotation: number): string {
  const count = Math.min(maxOptions, pdfium._FPDFAnnot_GetOptionCount(form, annotation));
  const labels: string[] = [];
  for (let index = 0; index < count; index += 1) {
    if (pdfium._FPDFAnnot_IsOptionSelected(form, annotation, index) === 0) continue;
    labels.push(
      wideText(pdfium, maxValueBytes, (buffer, length) =>
        pdfium._FPDFAnnot_GetOptionLabel(form, annotation, index, buffer, length),
      ),
    );
  }
  return labels.join(', ');
}

function placeOf(pdfium: Pdfium, annotation: number): Pick<FormField, 'left' | 'right' | 'bottom' | 'top'> {
  return withMemory(pdfium, 4 * Float32Array.BYTES_PER_ELEMENT, (memory) => {
    pdfium._FPDFAnnot_GetRect(annotation, memory);
    const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(pdfium.HEAPU8.buffer, memory, 4);
    return { left, top, right, bottom };
  });
}
