import { LanguageDetector } from '../text/detect-language.js';
import type { PageBitmap, QuarterTurns } from '../pdf/page-drawing.js';
import type { ReadingNotes, SourceDocument } from '../source-document.js';
import { fewLines } from './few-lines.js';
import { hasLanguage } from './language-data.js';
import { ocrEngine, type PageLayout, type RecognisedText } from './ocr-engine.js';
import { possibleTurns } from './page-position.js';
import { skewOf, straightened } from './page-skew.js';
import { tesseractLanguage } from './tesseract-languages.js';
import { areTorn, isMostlyUnread } from './torn-lines.js';

/** Resolutions of the first pass, of the detection of the orientation, and of the second pass. */
const usualDpi = 200;
const sampleDpi = 150;
const fineDpi = 300;

/** Below these confidences a page may lie wrong, may be of another script, and may be too small to read. */
const uprightFrom = 60;
const rightScriptFrom = 55;
const readableFrom = 70;
/** Nothing will read better than this, even when it is small. */
const sure = 80;
/** How much higher the confidence of an alternative result must be. */
const better = 8;

/** How many of the letters that are surely read may be lost if a page is read as one block, and how many it must add where that may mix columns. */
const asGood = 0.98;
const muchMore = 1.5;

/** The number of unsuccessful orientation checks after which a document's pages count as pictures, because each check takes seconds. */
const maxFailedCorrections = 4;

/** Japanese that runs downwards. */
const vertical = 'jpn_vert';

/** Scripts that a reader of Latin letters takes for noise. */
const otherScripts = ['ara', 'chi_sim', 'jpn', vertical, 'kor', 'rus', 'ell', 'heb', 'hin', 'tha'];

/** Draws the page. */
export type RenderPage = (dpi: number, turns: QuarterTurns) => PageBitmap;

/** A way to read a page. */
interface Reading {
  readonly turns: QuarterTurns;
  readonly languages: readonly string[];
  readonly layout?: PageLayout;
}

/** Recognizes the scanned pages of a document. The orientation and language of one page are tried first for the next. */
export class PageRecogniser {
  readonly #notes: ReadingNotes;
  readonly #usual: readonly string[];
  #reading: Reading;
  /** Whether a page was recognized well in its orientation, so that the next page is likely to have the same. */
  #isPositionKnown = false;
  #correctionsLeft: number;
  readonly #corrections: number;

  /** @param corrections after so many pages that no other orientation or script made better, further ones are read as they are */
  constructor(
    { ocrLanguages, notes }: Pick<SourceDocument, 'ocrLanguages' | 'notes'>,
    corrections = maxFailedCorrections,
  ) {
    this.#notes = notes;
    this.#corrections = corrections;
    this.#correctionsLeft = corrections;
    const installed = ocrLanguages.filter(hasLanguage);
    this.#usual = installed.length > 0 ? installed : ['eng'];
    // Each additional language costs a quarter of the time, so the language is detected from the text.
    this.#reading = { turns: 0, languages: this.#usual.slice(0, 1) };
  }

  async read(page: RenderPage): Promise<RecognisedText> {
    const render = inLevelLines(page);
    this.#reading = await this.#likelyPosition(render);
    let best = await this.#try(render, usualDpi, this.#reading);
    if (best.confidence < uprightFrom && this.#correctionsLeft > 0) best = await this.#correct(render, best);
    this.#isPositionKnown = best.confidence >= uprightFrom;
    best = await this.#inItsLanguage(render, best);
    const whole = await this.#inWholeLines(render, best);
    if (whole !== undefined) return whole;
    // The engine is quite sure that nothing is on an empty page.
    if (best.text.trim() === '') return { ...best, confidence: 0 };
    if (best.confidence < readableFrom) {
      const fine = await this.#try(render, fineDpi, this.#reading);
      if (fine.confidence > best.confidence) best = fine;
    }
    return best;
  }

  /** The page as one block, if no less of it is read so where the search for columns has torn its lines, and much more where it has found few. */
  async #inWholeLines(render: RenderPage, found: RecognisedText): Promise<RecognisedText | undefined> {
    if (found.confidence < readableFrom) return undefined;
    const page = render(usualDpi, this.#reading.turns);
    const isTorn = areTorn(page, found.lines);
    if (!isTorn && !isMostlyUnread(page, found.lines)) return undefined;
    const whole = await this.#try(render, usualDpi, { ...this.#reading, layout: 'block' });
    const least = Math.max(1, (isTorn ? asGood : muchMore) * found.sureLetters);
    return whole.sureLetters >= least ? whole : undefined;
  }

  async #correct(render: RenderPage, first: RecognisedText): Promise<RecognisedText> {
    this.#notes.ocrPage();
    let best = await this.#turned(render, first);
    // Of letters that run downwards, the engine makes some on a page that is turned, none of them surely.
    if (best.confidence < rightScriptFrom || best.sureLetters === 0) best = await this.#otherScript(render, best);
    this.#correctionsLeft = best.confidence > first.confidence ? this.#corrections : this.#correctionsLeft - 1;
    return best;
  }

  /** A few lines in the language and position of the page before, which take a tenth of the time of a page. */
  sample(page: RenderPage): Promise<RecognisedText> {
    this.#notes.ocrPage();
    const render = inLevelLines(page);
    return ocrEngine.recognise(fewLines(render(sampleDpi, this.#reading.turns)), this.#reading.languages, sampleDpi);
  }

  #try(render: RenderPage, dpi: number, reading: Reading): Promise<RecognisedText> {
    this.#notes.ocrPage();
    return attempt(render, dpi, reading);
  }

  /** Checks a few lines first, because recognizing a whole page in a wrong orientation takes longest. */
  async #likelyPosition(render: RenderPage): Promise<Reading> {
    const { turns, languages } = this.#reading;
    const possible = possibleTurns(render(sampleDpi, turns));
    const isProbablyUpright = possible.length === 1 || (this.#isPositionKnown && possible.includes(0));
    if (isProbablyUpright) return this.#reading;
    const positions = possible.map((by) => turnedBy(turns, by));
    return (await bestOf(render, [languages], positions)) ?? this.#reading;
  }

  /** Recognizes the page at low resolution in the other orientations, upside down first, and at full resolution in the best one. */
  async #turned(render: RenderPage, found: RecognisedText): Promise<RecognisedText> {
    const { languages, turns } = this.#reading;
    const others = [2, 1, 3].map((by) => turnedBy(turns, by));
    const turned = await bestOf(render, [languages], others);
    return turned === undefined ? found : this.#readAgain(render, turned, found);
  }

  async #otherScript(render: RenderPage, found: RecognisedText): Promise<RecognisedText> {
    const scripts = otherScripts.filter((each) => !this.#usual.includes(each) && hasLanguage(each));
    const choices = scripts.map((script) => [script]);
    const other = await bestOf(render, choices, [0]);
    return other === undefined ? found : this.#readAgain(render, other, found);
  }

  /** The language can be detected even if, say, German was recognized as English and lost its umlauts. */
  async #inItsLanguage(render: RenderPage, found: RecognisedText): Promise<RecognisedText> {
    const [current] = this.#reading.languages;
    if (this.#reading.languages.length === this.#usual.length || !this.#usual.includes(current ?? '')) return found;
    const { language, isSure } = (await LanguageDetector.load()).detect(found.text);
    const detected = isSure ? tesseractLanguage(language) : undefined;
    if (detected === current || found.text.trim() === '') return found;
    const languages = detected !== undefined && this.#usual.includes(detected) ? [detected] : this.#usual;
    const read = await this.#try(render, usualDpi, { ...this.#reading, languages });
    if (read.confidence + better < found.confidence) return found;
    if (languages !== this.#usual) this.#reading = { ...this.#reading, languages };
    return read;
  }

  async #readAgain(render: RenderPage, reading: Reading, found: RecognisedText): Promise<RecognisedText> {
    const read = await this.#try(render, usualDpi, reading);
    if (read.confidence < found.confidence + better) return found;
    this.#reading = reading;
    return read;
  }
}

/** Draws a page that was scanned askew as if it had not been. Turned by a quarter, its lines rise as much. */
function inLevelLines(page: RenderPage): RenderPage {
  const render = drawnOnce(page);
  const skew = skewOf(render(sampleDpi, 0));
  return skew === 0 ? render : drawnOnce((dpi, turns) => straightened(page(dpi, turns), skew));
}

/** Draws a page once in each resolution, in which it is looked at several times; of its positions the last one is kept. */
function drawnOnce(page: RenderPage): RenderPage {
  const drawn = new Map<number, { readonly turns: QuarterTurns; readonly bitmap: PageBitmap }>();
  return (dpi, turns) => {
    const last = drawn.get(dpi);
    if (last?.turns === turns) return last.bitmap;
    const bitmap = page(dpi, turns);
    drawn.set(dpi, { turns, bitmap });
    return bitmap;
  };
}

function attempt(render: RenderPage, dpi: number, { turns, languages, layout }: Reading): Promise<RecognisedText> {
  return ocrEngine.recognise(render(dpi, turns), languages, dpi, layout);
}

function turnedBy(turns: QuarterTurns, by: number): QuarterTurns {
  return ((turns + by) % 4) as QuarterTurns;
}

/** The position and the languages in which a page reads best when it is small; undefined when nothing can be read. */
async function bestOf(
  render: RenderPage,
  choices: readonly (readonly string[])[],
  positions: readonly QuarterTurns[],
): Promise<Reading | undefined> {
  let best: Reading | undefined;
  let most = 0;
  for (const languages of choices) {
    for (const turns of positions) {
      const { confidence, text } = await readSample(render, { turns, languages });
      if (confidence > most && text.trim() !== '') [best, most] = [{ turns, languages }, confidence];
      if (most >= sure) return best;
    }
  }
  return best;
}

/** Reads a few lines of a page, small; all of it when there is no text in them, or when lines would be cut. */
async function readSample(render: RenderPage, { turns, languages }: Reading): Promise<RecognisedText> {
  const bitmap = render(sampleDpi, turns);
  const read = languages.includes(vertical)
    ? undefined
    : await ocrEngine.recognise(fewLines(bitmap), languages, sampleDpi);
  return read === undefined || read.text.trim() === '' ? ocrEngine.recognise(bitmap, languages, sampleDpi) : read;
}
