import { createRequire } from 'node:module';
import type { PageBitmap } from '../pdf/page-drawing.js';
import { readLanguage } from './language-data.js';
import { isUnevenlyLit } from './page-light.js';
import type { RecognisedLine } from './torn-lines.js';

/** Recognized text, and the confidence of the engine from 0 to 100. */
export interface RecognisedText {
  readonly text: string;
  readonly confidence: number;
  /** How many letters and digits are in words that the engine is sure of. */
  readonly sureLetters: number;
  readonly lines: readonly RecognisedLine[];
}

/** The used part of Tesseract's C++ interface; tesseract/include/tesseract/baseapi.h. */
interface TesseractApi {
  /** 0 when it has succeeded. */
  Init(dataFolder: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Reads `/input`; 1 when it is no picture. */
  SetImageFile(orientation: number, angle: number): number;
  /** Writes the picture that was read to `/image.png`, in its colours. */
  WriteImage(kind: number): void;
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
  /** The parts of the page, one in each line: what it is, its numbers, and its place. */
  GetTSVText(page: number): string;
  MeanTextConf(): number;
  Clear(): void;
  End(): void;
}

interface TesseractCore {
  readonly FS: {
    writeFile(path: string, data: Uint8Array): void;
    readFile(path: string): Uint8Array;
    unlink(path: string): void;
  };
  readonly TessBaseAPI: new () => TesseractApi;
}

type CreateCore = (settings: object) => Promise<TesseractCore>;

const require = createRequire(import.meta.url);

const builds = ['tesseract-core-relaxedsimd-lstm', 'tesseract-core-simd-lstm', 'tesseract-core-lstm'] as const;
const lstmOnly = 1;
const upright = 1;
const inColour = 0;
const anyLanguage = 'eng';
/** How the engine looks at a page: for columns and paragraphs, or as one block of lines from edge to edge; tesseract/include/tesseract/publictypes.h. */
const layouts = { columns: '3', block: '6' } as const;
/** How the engine divides ink from paper: by one shade for all of a page (Otsu), or by what is around each point (Sauvola). */
const thresholds = { even: '0', uneven: '2' } as const;
/** From this confidence a word is usually read rightly. */
const sureFrom = 70;

/** How a page is looked at. */
export type PageLayout = keyof typeof layouts;

/**
 * Tesseract with its data from npm packages: nothing is fetched. It runs in this thread: the memory limit of the process leaves no room
 * for another one's heap, and nothing else is to be done here while a page is read.
 */
class OcrEngine {
  #core: TesseractCore | undefined;
  readonly #written = new Set<string>();
  #api: TesseractApi | undefined;
  #languages = '';

  /** Reads a picture in some languages, as Tesseract names them. */
  async recognise(
    bitmap: PageBitmap,
    languages: readonly string[],
    dpi: number,
    layout: PageLayout = 'columns',
  ): Promise<RecognisedText> {
    this.#core ??= await startCore();
    const { FS } = this.#core;
    const api = await this.#inLanguages(this.#core, languages);
    return this.#unlessBroken(() => {
      api.SetVariable('user_defined_dpi', String(dpi));
      api.SetVariable('tessedit_pageseg_mode', layouts[layout]);
      api.SetVariable('thresholding_method', thresholds[isUnevenlyLit(bitmap) ? 'uneven' : 'even']);
      FS.writeFile('/input', grayMap(bitmap));
      if (api.SetImageFile(upright, 0) === 1) return { text: '', confidence: 0, sureLetters: 0, lines: [] };
      api.Recognize(null);
      const recognised = {
        text: api.GetUTF8Text(),
        confidence: api.MeanTextConf(),
        ...partsOf(api.GetTSVText(0)),
      };
      api.Clear();
      return recognised;
    });
  }

  /** A picture in any format that the engine can read, as PNG; undefined when it can read none. */
  async toPng(picture: Buffer): Promise<Buffer | undefined> {
    this.#core ??= await startCore();
    const { FS } = this.#core;
    const api = this.#api ?? (await this.#inLanguages(this.#core, [anyLanguage]));
    return this.#unlessBroken(() => {
      FS.writeFile('/input', picture);
      try {
        if (api.SetImageFile(upright, 0) === 1) return undefined;
        api.WriteImage(inColour);
        api.Clear();
        return Buffer.from(FS.readFile('/image.png'));
      } finally {
        for (const file of ['/input', '/image.png']) removeQuietly(FS, file);
      }
    });
  }

  /** After a fault the engine's memory is in an unknown state: the next picture gets a new one. */
  #unlessBroken<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      this.#core = undefined;
      this.#api = undefined;
      this.#written.clear();
      throw error;
    }
  }

  async #inLanguages(core: TesseractCore, languages: readonly string[]): Promise<TesseractApi> {
    const key = languages.join('+');
    if (this.#api !== undefined && this.#languages === key) return this.#api;
    for (const language of languages) await this.#write(core, language);
    this.#api?.End();
    this.#api = undefined;
    const api = new core.TessBaseAPI();
    if (api.Init(null, key, lstmOnly) !== 0) throw new Error(`Tesseract does not start with the languages ${key}`);
    this.#api = api;
    this.#languages = key;
    return api;
  }

  async #write(core: TesseractCore, language: string): Promise<void> {
    if (this.#written.has(language)) return;
    core.FS.writeFile(`./${language}.traineddata`, await readLanguage(language));
    this.#written.add(language);
  }
}

/** What the engine calls lines and words. */
const [lineLevel, wordLevel] = ['4', '5'];

function partsOf(table: string): Pick<RecognisedText, 'sureLetters' | 'lines'> {
  const lines: { left: number; top: number; right: number; bottom: number; words: number }[] = [];
  let sureLetters = 0;
  for (const row of table.split('\n')) {
    const [level, , , , , , left = '', top = '', width = '', height = '', confidence = '', text = ''] = row.split('\t');
    const last = lines.at(-1);
    if (level === lineLevel)
      lines.push({
        left: Number(left),
        top: Number(top),
        right: Number(left) + Number(width),
        bottom: Number(top) + Number(height),
        words: 0,
      });
    else if (level === wordLevel && last !== undefined) {
      last.words += 1;
      if (Number(confidence) >= sureFrom) sureLetters += lettersIn(text);
    }
  }
  return { sureLetters, lines };
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function removeQuietly(files: TesseractCore['FS'], path: string): void {
  try {
    files.unlink(path);
  } catch {
    // It was not written.
  }
}

/** One for all documents of a process: loading a language takes a second. */
export const ocrEngine = new OcrEngine();

/** The fastest build that this processor can run. */
async function startCore(): Promise<TesseractCore> {
  let failure: unknown;
  for (const build of builds) {
    try {
      const createCore = require(`tesseract.js-core/${build}`) as CreateCore;
      return await createCore({ TesseractProgress: () => undefined });
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** A portable gray map: the engine reads it without another library. */
function grayMap({ width, height, pixels }: PageBitmap): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}
