import { counted } from '../../../../../core/api/index.js';
import { openOle } from '../../archive/ole-file.js';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { ProcessingError, tooMuch } from '../../processing-contract.js';
import type { SourceDocument } from '../../source-document.js';
import { PptObjects } from './ppt-objects.js';
import { findParts, type PptParts } from './ppt-parts.js';
import { PptPictures } from './ppt-pictures.js';
import { pptKinds, type PptRecord, recordsIn } from './ppt-records.js';
import { TableNames } from '../tables/table-names.js';
import { footBlock, shortTexts } from '../paragraphs/slide-footer.js';
import { footerOf, listedTexts, masterTexts, type PptFooter, type PptTexts, textsOf } from './ppt-texts.js';

/** Lists of slides: which one it is, is the instance of the list. */
const lists = { slides: 0, masters: 1, notes: 2 } as const;
/** Real files have some ten. */
const maxMasters = 1_000;
/** Headers and footers of the document's slides. */
const footersOfSlides = 3;

/** A slide with its related records. */
interface Slide {
  /** The texts of its master. */
  readonly master: PptTexts | undefined;
  /** From the list of slides, from the slide itself, from its notes. */
  readonly parts: readonly (PptTexts | undefined)[];
  readonly footer: PptFooter | undefined;
}

/** PowerPoint up to 2003: titles and outlines lie in a list of slides, everything else in the slides themselves. */
export async function* readPpt({ file, limits, notes }: SourceDocument): DocumentBlocks {
  const streams = await openOle(file);
  // Files for PowerPoint 95 and 97 have the data of the newer version in a subfolder.
  const stream = streams.get('pp97_dualstorage/powerpoint document') ?? streams.get('powerpoint document');
  if (stream === undefined) throw new ProcessingError('The file is broken: it has no slides.');
  const user = streams.get('pp97_dualstorage/current user') ?? streams.get('current user');
  const parts = findParts(stream, user);
  const { count, slideAt, masters } = findSlides(stream, parts);
  if (count > limits.maxPages) throw tooMuch(counted(limits.maxPages, 'slide'), 'maxPages');
  notes.pages(count);
  const inside = {
    objects: new PptObjects(stream, parts, limits.maxUnpackedBytes),
    pictures: new PptPictures(stream, parts.document, streams.get('pictures'), limits.maxUnpackedBytes),
  };
  const said = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const slide = slideAt(index);
    for (const text of shortTexts(slide.master?.texts ?? [])) said.add(text);
    for await (const block of blocksOf(slide, index + 1, inside)) yield { ...block, place: { slide: index + 1 } };
    notes.progress((index + 1) / count);
  }
  for (const text of new Set(masters.flatMap(({ texts }) => texts))) if (!said.has(text)) yield* paragraphsOf(text);
}

interface FoundSlides {
  readonly count: number;
  /** Reads one: a file may name the same one again and again. */
  readonly slideAt: (index: number) => Slide;
  readonly masters: readonly PptTexts[];
}

function findSlides(stream: Buffer, { document, byNumber, outermost }: PptParts): FoundSlides {
  const listed = (which: number) => {
    const all = document ? [...recordsIn(stream, document.start, document.end)] : [];
    return all
      .filter(({ kind, instance }) => kind === pptKinds.slideList && instance === which)
      .flatMap((list) => listedTexts(stream, list));
  };
  const partOf = (kind: number, number: number): PptRecord | undefined => {
    const part = byNumber.get(number);
    return part?.kind === kind ? part : undefined;
  };
  const ofFile = (kind: number) => outermost.filter((record) => record.kind === kind);
  const slidesOfFile = byNumber.size === 0 ? ofFile(pptKinds.slide) : [];
  const notesOfFile = byNumber.size === 0 ? ofFile(pptKinds.notes) : [];
  const notesById = new Map(listed(lists.notes).map(({ slideId, number }) => [slideId, number]));
  const masters = new Map(
    listed(lists.masters)
      .slice(0, maxMasters)
      .flatMap(({ slideId, number }) => {
        const part = byNumber.get(number);
        return part ? [[slideId, masterTexts(stream, part)] as const] : [];
      }),
  );
  const usual = document && footerOf(stream, document, footersOfSlides);
  const listedSlides = listed(lists.slides);
  const count = Math.max(listedSlides.length, slidesOfFile.length, notesOfFile.length);
  const slideAt = (index: number): Slide => {
    const entry = listedSlides[index];
    const drawn = slidesOfFile[index] ?? partOf(pptKinds.slide, entry?.number ?? -1);
    const numberOfNotes = notesById.get(drawn ? (slideAtom(stream, drawn)?.notesId ?? -1) : -1) ?? -1;
    const note = notesOfFile[index] ?? partOf(pptKinds.notes, numberOfNotes);
    const texts = [drawn, note].map((part) => part && textsOf(stream, part));
    const master = masters.get(drawn ? (slideAtom(stream, drawn)?.masterId ?? -1) : -1);
    return { parts: [entry?.texts, ...texts], master, footer: (drawn && footerOf(stream, drawn)) ?? usual };
  };
  const known =
    masters.size > 0 ? [...masters.values()] : ofFile(pptKinds.mainMaster).map((part) => masterTexts(stream, part));
  return { count, slideAt, masters: known };
}

interface SlideAtom {
  /** Undefined when the slide shows nothing of its master. */
  readonly masterId: number | undefined;
  /** 0 when it has none. */
  readonly notesId: number;
}

const showsMaster = 1;

/** The references of a slide. */
function slideAtom(stream: Buffer, slide: PptRecord): SlideAtom | undefined {
  for (const { kind, start, end } of recordsIn(stream, slide.start, slide.end)) {
    if (kind !== pptKinds.slideAtom || end - start < 22) continue;
    const shown = (stream.readUInt16LE(start + 20) & showsMaster) !== 0;
    return { masterId: shown ? stream.readUInt32LE(start + 12) : undefined, notesId: stream.readUInt32LE(start + 16) };
  }
  return undefined;
}

/** Content that is read once, for the first slide that shows it. */
interface Inside {
  readonly objects: PptObjects;
  readonly pictures: PptPictures;
}

async function* blocksOf(
  { parts, master, footer }: Slide,
  number: number,
  { objects, pictures }: Inside,
): DocumentBlocks {
  const [listed, drawn, notes] = parts;
  const [title, ...others] = [...(listed?.titles ?? []), ...(drawn?.titles ?? [])];
  if (title !== undefined) yield { kind: 'heading', level: 1, text: title.replace(/\s+/g, ' ') };
  for (const text of [...others, ...(listed?.texts ?? []), ...(drawn?.texts ?? [])]) yield* paragraphsOf(text);
  for (const rows of drawn?.tables ?? []) yield* rowBlocks(rows);
  const ofMaster = shortTexts(master?.texts ?? []);
  yield* footBlock([...ofMaster, ...(footer?.texts ?? []), ...(footer?.showsNumber ? [String(number)] : [])]);
  for (const object of drawn?.objects ?? []) yield* objects.read(object);
  for (const picture of drawn?.pictures ?? []) yield* pictures.read(picture);
  for (const text of [...(notes?.texts ?? []), ...(notes?.titles ?? [])]) yield* paragraphsOf(text);
}

function* rowBlocks(rows: readonly (readonly string[])[]): Generator<DocumentBlock> {
  const names = new TableNames();
  for (const cells of rows) yield* names.add({ cells, covered: new Set() });
  yield* names.end();
}

function* paragraphsOf(text: string): Generator<DocumentBlock> {
  for (const paragraph of text.split('\r')) {
    if (paragraph.trim() !== '') yield { kind: 'paragraph', text: paragraph };
  }
}
