import { readWholeXml } from '../../archive/read-xml.js';
import type { ZipArchive } from '../../archive/zip-archive.js';
import { raisedNumber } from '../paragraphs/raised-number.js';
import { emptyStrike, struckOut } from '../paragraphs/strike-mark.js';
import { shownSymbols } from '../paragraphs/symbol-font.js';
import { isOn } from '../word/docx-styles.js';
import { cellText } from './cell-text.js';

/** The texts that cells point to, by number. How Japanese is read aloud is left out. */
export async function readSharedStrings(archive: ZipArchive): Promise<readonly string[]> {
  const part = archive.names.find((name) => /^xl\/sharedStrings\d*\.xml$/i.test(name));
  const strings: string[] = [];
  if (part === undefined) return strings;
  let text = '';
  let reading = false;
  let phonetic = false;
  let struck = false;
  let raised = false;
  let font = '';
  await readWholeXml(archive, part, {
    open: ({ name, attributes }) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 'r') struck = raised = false;
      else if (name === 'rFont') font = attributes['val'] ?? '';
      else if (name === 'vertAlign') raised = attributes['val'] === 'superscript';
      else if (name === 'strike') struck = isOn(attributes['val'] ?? '');
      reading = name === 't' && !phonetic;
    },
    text: (piece) => {
      if (!reading) return;
      const symbols = shownSymbols(piece, font);
      const shown = raised ? raisedNumber(text, symbols) : symbols;
      text += struck ? struckOut(shown) : shown;
    },
    close: (name) => {
      if (name === 'si') strings.push(cellText(text.replaceAll(emptyStrike, '')));
      else if (name === 'r') {
        struck = raised = false;
        font = '';
      } else if (name === 'rPh') phonetic = false;
      reading = false;
    },
  });
  return strings;
}
