import type { PageBitmap, QuarterTurns } from '../pdf/pdf-page.js';
import { hasLanguage, OcrEngine, type RecognisedText } from './ocr-engine.js';

/** Resolution of the first try; of the look at how a page lies; of the second try. */
const usualDpi = 200;
const looksDpi = 100;
const fineDpi = 300;

/** Below these confidences a page may lie wrong, may be of another script, and may be too small to read. */
const uprightFrom = 60;
const rightScriptFrom = 55;
const readableFrom = 70;
/** Another way to read a page must be so much surer. */
const better = 8;

/** Looks in vain after which a document is taken to be what it seems: its pages are pictures, and each look costs seconds. */
const maxLooks = 4;

/** Scripts that a reader of Latin letters takes for noise. */
const otherScripts = ['ara', 'chi_sim', 'jpn', 'kor', 'rus', 'ell', 'heb', 'hin', 'tha'];

/** Draws the page. */
export type RenderPage = (dpi: number, turns: QuarterTurns) => PageBitmap;

/** One engine for all documents of a process: loading a language takes a second. */
const engine = new OcrEngine();

/** Lets go of the engine, which otherwise keeps a thread alive. */
export function closeOcr(): Promise<void> {
  return engine.close();
}

/** Reads the scanned pages of one document. How one page lies and its script are tried first for the next. */
export class PageRecogniser {
  readonly #usual: readonly string[];
  #languages: readonly string[];
  #turns: QuarterTurns = 0;
  #looksInVain = 0;

  constructor(languages: readonly string[]) {
    const installed = languages.filter(hasLanguage);
    this.#usual = installed.length > 0 ? installed : ['eng'];
    this.#languages = this.#usual;
  }

  async read(render: RenderPage): Promise<string> {
    let best = await this.#try(render, usualDpi, this.#turns, this.#languages);
    if (best.confidence < uprightFrom && this.#looksInVain < maxLooks) best = await this.#look(render, best);
    if (best.confidence < readableFrom && best.text.trim() !== '') {
      const fine = await this.#try(render, fineDpi, this.#turns, this.#languages);
      if (fine.confidence > best.confidence) best = fine;
    }
    return best.text;
  }

  async #look(render: RenderPage, first: RecognisedText): Promise<RecognisedText> {
    let best = await this.#turned(render, first);
    if (best.confidence < rightScriptFrom) best = await this.#otherScript(render, best);
    this.#looksInVain = best.confidence > first.confidence ? 0 : this.#looksInVain + 1;
    return best;
  }

  #try(render: RenderPage, dpi: number, turns: QuarterTurns, languages: readonly string[]): Promise<RecognisedText> {
    return engine.recognise(render(dpi, turns), languages, dpi);
  }

  /** Reads the page small, in every position, and again at full size in the one that reads best. */
  async #turned(render: RenderPage, found: RecognisedText): Promise<RecognisedText> {
    let [turns, most]: [QuarterTurns, number] = [this.#turns, -1];
    for (const tried of [0, 1, 2, 3] as const) {
      const { confidence, text } = await this.#try(render, looksDpi, tried, this.#languages);
      if (confidence > most && text.trim() !== '') [turns, most] = [tried, confidence];
    }
    if (turns === this.#turns) return found;
    const righted = await this.#try(render, usualDpi, turns, this.#languages);
    if (righted.confidence < found.confidence + better) return found;
    this.#turns = turns;
    return righted;
  }

  async #otherScript(render: RenderPage, found: RecognisedText): Promise<RecognisedText> {
    let best:
      | { readonly languages: readonly string[]; readonly turns: QuarterTurns; readonly confidence: number }
      | undefined;
    for (const script of otherScripts.filter((each) => !this.#usual.includes(each) && hasLanguage(each))) {
      for (const turns of [0, 1, 2, 3] as const) {
        const { confidence } = await this.#try(render, looksDpi, turns, [script]);
        if (confidence > (best?.confidence ?? 0)) best = { languages: [script], turns, confidence };
      }
    }
    if (best === undefined) return found;
    const read = await this.#try(render, usualDpi, best.turns, best.languages);
    if (read.confidence < found.confidence + better) return found;
    this.#languages = best.languages;
    this.#turns = best.turns;
    return read;
  }
}
