import { readWholeXml } from '../../archive/read-xml.js';
import type { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { descriptionOf } from '../paragraphs/picture-description.js';

/** The paragraphs of a part: a SmartArt diagram, a drawing of a sheet with the descriptions of its pictures, comments. */
export async function* readDrawing(archive: ZipArchive, part: string): DocumentBlocks {
  const blocks: DocumentBlock[] = [];
  let paragraph = '';
  let reading = false;
  const flush = (): void => {
    if (paragraph.trim() !== '') blocks.push({ kind: 'paragraph', text: paragraph });
    paragraph = '';
  };
  await readWholeXml(archive, part, {
    open: ({ name, attributes }) => {
      const description = name === 'cNvPr' ? descriptionOf(attributes['descr']) : '';
      if (description !== '') blocks.push({ kind: 'paragraph', text: description });
      reading = name === 't' || name === 'text';
      if (name === 'br') paragraph += '\n';
    },
    text: (text) => {
      if (reading) paragraph += text;
    },
    close: (name) => {
      reading = false;
      if (name === 'p' || name === 'pt' || name === 'text') flush();
    },
  });
  flush();
  yield* blocks;
}
