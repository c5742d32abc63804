import { counted } from '../../../../../core/api/index.js';
import { readWholeXml, readXml } from '../../archive/read-xml.js';
import { type Relationship, readRelationships } from '../../archive/relationships.js';
import { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { tooMuch } from '../../processing-contract.js';
import { SeparateParts } from '../../separate-parts.js';
import type { ReadingNotes, SourceDocument } from '../../source-document.js';
import { readChart } from '../embedded/chart-text.js';
import { readDrawing } from '../embedded/drawing-text.js';
import { readEmbedded } from '../embedded/embedded-object.js';
import { ArchivePictures } from '../embedded/archive-pictures.js';
import { PictureTexts } from '../embedded/picture-texts.js';
import { PptxMasters } from './pptx-masters.js';
import { SlideListener, type SlideSize } from './pptx-slide.js';
import { footBlock, shortTexts } from '../paragraphs/slide-footer.js';

/** Bytes that an object on a slide may unpack to. */
const maxUnpacked = 64 * 1024 * 1024;

const slideName = /^ppt\/slides\/slide(\d+)\.xml$/i;

/** Slides in the order of the show, each with its charts, diagrams, comments and notes. */
export async function* readPptx(source: SourceDocument): DocumentBlocks {
  const { file, limits, notes } = source;
  const archive = await ZipArchive.open(file, limits.maxUnpackedBytes);
  try {
    const separate = new SeparateParts(archive);
    const { slides, size } = await readShow(archive, separate);
    if (slides.length > limits.maxPages) throw tooMuch(counted(limits.maxPages, 'slide'), 'maxPages');
    notes.pages(slides.length);
    const masters = new PptxMasters(archive, separate);
    const pictures = new ArchivePictures(archive, new PictureTexts(source));
    for (const [index, part] of slides.entries()) {
      const slide = index + 1;
      const blocks = slideBlocks({ archive, masters, pictures, separate, size, notes }, part);
      for await (const block of separate.read(`slide ${slide}`, blocks)) yield { ...block, place: { slide } };
      notes.progress(slide / slides.length);
    }
    for (const text of masters.longTexts()) yield { kind: 'paragraph', text };
    separate.end(source);
  } finally {
    archive.close();
  }
}

/** What a presentation says of its slides. */
interface Slides {
  /** Their parts. */
  readonly slides: readonly string[];
  readonly size?: SlideSize | undefined;
}

async function readShow(archive: ZipArchive, separate: SeparateParts): Promise<Slides> {
  const presentation = archive.names.find((name) => /^ppt\/presentation\d*\.xml$/i.test(name));
  const listed = presentation === undefined ? undefined : await listedSlides(archive, presentation, separate);
  if (listed !== undefined && listed.slides.length > 0) return listed;
  const number = (name: string): number => Number(slideName.exec(name)?.[1]);
  const slides = archive.names.filter((name) => slideName.test(name)).toSorted((a, b) => number(a) - number(b));
  return { ...listed, slides };
}

async function listedSlides(archive: ZipArchive, presentation: string, separate: SeparateParts): Promise<Slides> {
  const relationships = await readRelationships(archive, presentation, separate);
  const targets = new Map(relationships.map(({ id, target }) => [id, target]));
  const slides: string[] = [];
  let size: SlideSize | undefined;
  await readWholeXml(archive, presentation, {
    open: ({ name, attributes }) => {
      const target = name === 'sldId' ? targets.get(attributes['r:id'] ?? relationshipOf(attributes)) : undefined;
      if (target !== undefined && archive.has(target)) slides.push(target);
      if (name === 'sldSz') size = { width: Number(attributes['cx']), height: Number(attributes['cy']) };
    },
  });
  return { slides, size };
}

/** Finds the relationship attribute, whose namespace prefix varies. */
function relationshipOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

/** What the slides of a file have in common. */
interface Show {
  readonly archive: ZipArchive;
  readonly masters: PptxMasters;
  readonly pictures: ArchivePictures;
  readonly separate: SeparateParts;
  readonly size: SlideSize | undefined;
  readonly notes: ReadingNotes;
}

async function* slideBlocks(show: Show, part: string): DocumentBlocks {
  const { archive, masters, pictures, separate, size, notes } = show;
  const related = await readRelationships(archive, part, separate);
  const layout = related.find(({ type }) => type === 'slideLayout')?.target;
  const isOnWhite = layout !== undefined && (await masters.leavesWhite(layout));
  const slide = await shapesOf(archive, part, size, isOnWhite);
  notes.hidden(slide.hiddenCharacters);
  yield* slide.blocks();
  yield* separate.read(layout ?? part, foot(slide, layout, masters));
  for (const relationship of related) yield* separate.read(relationship.target, relatedBlocks(archive, relationship));
  for (const target of await picturesOf(archive, related, separate)) yield* await pictures.of(target);
}

async function* foot(slide: SlideListener, layout: string | undefined, masters: PptxMasters): DocumentBlocks {
  const texts = slide.showsMaster && layout !== undefined ? await masters.textsOf(layout) : [];
  yield* footBlock([...shortTexts(texts), ...slide.foot]);
}

async function* relatedBlocks(archive: ZipArchive, { type, target }: Relationship): DocumentBlocks {
  if (type === 'chart' || type === 'chartEx') yield* readChart(archive, target);
  else if (type === 'diagramData') yield* readDrawing(archive, target);
  else if (type === 'notesSlide') yield* (await shapesOf(archive, target)).blocks();
  else if (type === 'comments') yield* await readComments(archive, target);
  else if (type === 'package' || type === 'oleObject') yield* readEmbedded(await archive.whole(target), maxUnpacked);
}

/** Pictures of embedded objects hang at a drawing of their own in files of PowerPoint 2007. */
async function picturesOf(
  archive: ZipArchive,
  related: readonly Relationship[],
  separate: SeparateParts,
): Promise<readonly string[]> {
  const drawings = related.filter(({ type }) => type === 'vmlDrawing');
  const further = await Promise.all(drawings.map(({ target }) => readRelationships(archive, target, separate)));
  const all = [...related, ...further.flat()];
  return all.filter(({ type }) => type === 'image').map(({ target }) => target);
}

async function shapesOf(
  archive: ZipArchive,
  part: string,
  size?: SlideSize,
  isOnWhite = false,
): Promise<SlideListener> {
  const listener = new SlideListener(false, size, isOnWhite);
  for await (const _ of readXml(archive, part, listener));
  return listener;
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
