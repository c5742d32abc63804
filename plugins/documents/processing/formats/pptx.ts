import { readWholeXml, readXml } from '../archive/read-xml.js';
import { type Relationship, readRelationships } from '../archive/relationships.js';
import { ZipArchive } from '../archive/zip-archive.js';
import type { DocumentBlock, DocumentBlocks } from '../document-block.js';
import { ProcessingError } from '../processing-contract.js';
import type { SourceDocument } from '../source-document.js';
import { readChart, readDrawing } from './drawing-text.js';
import { SlideListener } from './pptx-slide.js';

const slideName = /^ppt\/slides\/slide(\d+)\.xml$/i;

/** Slides in the order of the show, each with its charts, diagrams, comments and notes. */
export async function* readPptx({ file, limits, notes }: SourceDocument): DocumentBlocks {
  const archive = await ZipArchive.open(file, limits.maxUnpackedBytes);
  try {
    const slides = await slideParts(archive);
    if (slides.length > limits.maxPages) throw new ProcessingError(`The file has more than ${limits.maxPages} slides.`);
    notes.pages(slides.length);
    for (const [index, part] of slides.entries()) {
      for await (const block of slideBlocks(archive, part)) yield { ...block, place: { slide: index + 1 } };
      notes.progress((index + 1) / slides.length);
    }
    for (const part of await mastersOf(archive, slides)) yield* await shapesOf(archive, part, true);
  } finally {
    archive.close();
  }
}

async function slideParts(archive: ZipArchive): Promise<readonly string[]> {
  const presentation = archive.names.find((name) => /^ppt\/presentation\d*\.xml$/i.test(name));
  const listed = presentation === undefined ? [] : await listedSlides(archive, presentation);
  if (listed.length > 0) return listed;
  const number = (name: string): number => Number(slideName.exec(name)?.[1]);
  return archive.names.filter((name) => slideName.test(name)).toSorted((a, b) => number(a) - number(b));
}

async function listedSlides(archive: ZipArchive, presentation: string): Promise<readonly string[]> {
  const targets = new Map((await readRelationships(archive, presentation)).map(({ id, target }) => [id, target]));
  const slides: string[] = [];
  await readWholeXml(archive, presentation, {
    open: ({ name, attributes }) => {
      const target = name === 'sldId' ? targets.get(attributes['r:id'] ?? relationshipOf(attributes)) : undefined;
      if (target !== undefined && archive.has(target)) slides.push(target);
    },
  });
  return slides;
}

/** The prefix of the relationship's attribute is whatever the writer chose. */
function relationshipOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

/** Layouts and masters of slides, each once: what they show stands on many slides. */
async function mastersOf(archive: ZipArchive, slides: readonly string[]): Promise<ReadonlySet<string>> {
  const masters = new Set<string>();
  const visit = async (part: string): Promise<void> => {
    for (const { type, target } of await readRelationships(archive, part)) {
      if ((type !== 'slideLayout' && type !== 'slideMaster') || masters.has(target)) continue;
      masters.add(target);
      // A master names all of its layouts, used or not.
      if (type === 'slideLayout') await visit(target);
    }
  };
  for (const slide of slides) await visit(slide);
  return masters;
}

async function* slideBlocks(archive: ZipArchive, part: string): DocumentBlocks {
  yield* await shapesOf(archive, part);
  for (const relationship of await readRelationships(archive, part)) yield* await relatedBlocks(archive, relationship);
}

function relatedBlocks(archive: ZipArchive, { type, target }: Relationship): Promise<readonly DocumentBlock[]> {
  if (type === 'chart') return readChart(archive, target);
  if (type === 'diagramData') return readDrawing(archive, target);
  if (type === 'notesSlide') return shapesOf(archive, target);
  if (type === 'comments') return readComments(archive, target);
  return Promise.resolve([]);
}

async function shapesOf(archive: ZipArchive, part: string, isMaster = false): Promise<readonly DocumentBlock[]> {
  const listener = new SlideListener(isMaster);
  for await (const _ of readXml(archive, part, listener));
  return listener.blocks();
}

/** Old comments have their text in `text`, threaded ones in paragraphs. */
async function readComments(archive: ZipArchive, part: string): Promise<readonly DocumentBlock[]> {
  const blocks: DocumentBlock[] = [];
  let reading = false;
  await readWholeXml(archive, part, {
    open: ({ name }) => {
      reading = name === 'text' || name === 't';
    },
    text: (text) => {
      if (reading && text.trim() !== '') blocks.push({ kind: 'paragraph', text });
    },
    close: () => {
      reading = false;
    },
  });
  return blocks;
}
