import { Parser } from 'htmlparser2';
import type { DocumentBlock } from '../../document-block.js';

/**
 * The line above the text of a cue: `00:01:02,000 --> 00:01:05,000`, in WebVTT with a full stop, with settings behind it, and often without hours; in
 * SubViewer with a comma between the times.
 */
const timing = /^\s*((?:\d{1,3}:)?\d{1,2}:\d{2})[.,]\d{3}(?:\s+-->\s+|,)(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{3}/;
const firstTiming =
  /^\uFEFF?(?:WEBVTT\b[^]{0,2000}?|\s*\d{1,9}[ \t]*\r?\n)(?:(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{3}[ \t]+-->)/;
const firstOfSubViewer = /^\uFEFF?\s*\d{1,2}:\d{2}:\d{2}\.\d{3},\d{1,2}:\d{2}:\d{2}\.\d{3}[ \t]*\r?\n/;
const subStation = /^\uFEFF?\s*\[Script Info\]/i;
/** When it is said, by whom, and what: the second, fifth and tenth of the fields of SubStation. */
const dialogue = /^Dialogue:[^,]*,(\d{1,2}:\d{2}:\d{2})[^,]*,[^,]*,[^,]*,([^,]*),(?:[^,]*,){4}(.*)$/;
/** The first element of timed text (https://www.w3.org/TR/ttml2/). */
const timedText = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*<(?:\w+:)?tt[\s>]/;
/** Whoever speaks in WebVTT (https://www.w3.org/TR/webvtt1/#webvtt-cue-voice-span). */
const voice = /<v(?:\.[^\s>]*)?\s+([^>]{1,100})>/;
/** How the text looks: `<i>`, `<c.yellow>`, `<00:00:02.500>`, and `{\an8}` of older programs. */
const looks = /<\/?[a-z\d][^<>]{0,100}>|\{\\[^{}]{0,100}\}/gi;
/** Begins what another person says: a dash, or a name. */
const turn = /^(?:[-–—]\s|[\p{Lu}][\p{L}\p{N} .'’()-]{0,40}:\s)/u;
const endsSentence = /[.!?…。！？]["'”’»)\]]*$/u;
/** A text without full stops is divided here. */
const longestLine = 400;

/** Whether a text is the subtitles of a film, or what was said in a meeting: SubRip, WebVTT, SubViewer or SubStation. */
export function areSubtitles(text: string): boolean {
  const start = text.slice(0, 4_000);
  return [firstTiming, firstOfSubViewer, subStation].some((mark) => mark.test(start));
}

/** Whether XML is subtitles. */
export function isTimedText(xml: string): boolean {
  return timedText.test(xml.slice(0, 4_000));
}

/** What one person says until a sentence ends. */
interface Line {
  readonly time: string;
  readonly number: number;
  readonly speaker: string;
  text: string;
}

/** The sentences of subtitles with their times, each once and in one piece: cues divide them where the picture has no more room. */
export function subtitleBlocks(text: string): Generator<DocumentBlock> {
  return sentences(subStation.test(text) ? dialogueIn(text) : cuesIn(text));
}

/** The same of timed text. */
export function timedTextBlocks(xml: string): Generator<DocumentBlock> {
  return sentences(timedCuesIn(xml));
}

function* sentences(cues: Iterable<Line>): Generator<DocumentBlock> {
  let open: Line | undefined;
  for (const said of cues) {
    if (said.text === '') continue;
    if (open !== undefined && goesOn(open, said)) open.text += ` ${said.text}`;
    else {
      if (open !== undefined) yield blockOf(open);
      open = said;
    }
  }
  if (open !== undefined) yield blockOf(open);
}

function* dialogueIn(text: string): Generator<Line> {
  for (const [index, written] of text.split(/\r\n?|\n/).entries()) {
    const [, time, speaker = '', said = ''] = dialogue.exec(written) ?? [];
    const shown = shownText(said.replace(/\\[Nnh]/g, ' '));
    if (time !== undefined) yield { time, number: index + 1, speaker: speaker.trim(), text: shown };
  }
}

function timedCuesIn(xml: string): readonly Line[] {
  const cues: Line[] = [];
  let open: Line | undefined;
  const parser = new Parser(
    {
      onopentag(name, { begin = '' }) {
        if (name === 'br' && open !== undefined) open.text += ' ';
        if (name === 'p') open = { time: begin.replace(/[.,]\d+$/, ''), number: 0, speaker: '', text: '' };
      },
      ontext(text) {
        if (open !== undefined) open.text += text;
      },
      onclosetag(name) {
        if (name !== 'p' || open === undefined) return;
        cues.push({ ...open, text: open.text.replace(/\s+/g, ' ').trim() });
        open = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml.replaceAll(/<(\/?)\w+:/g, '<$1'));
  return cues;
}

function* cuesIn(text: string): Generator<Line> {
  let time: string | undefined;
  let number = 0;
  for (const written of text.split(/\r\n?|\n/)) {
    number += 1;
    const begin = timing.exec(written)?.[1];
    if (begin !== undefined) time = begin;
    else if (written.trim() === '') time = undefined;
    else if (time !== undefined)
      yield { time, number, speaker: voice.exec(written)?.[1]?.trim() ?? '', text: shownText(written) };
  }
}

function shownText(written: string): string {
  return written
    .replace(looks, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();
}

function goesOn(line: Line, next: Line): boolean {
  return (
    (next.speaker === '' || next.speaker === line.speaker) &&
    !turn.test(next.text) &&
    !endsSentence.test(line.text) &&
    line.text.length < longestLine
  );
}

function blockOf({ time, number, speaker, text }: Line): DocumentBlock {
  const said = speaker === '' ? text : `${speaker}: ${text}`;
  return { kind: 'paragraph', text: `[${time}] ${said}`, ...(number > 0 && { place: { line: number } }) };
}
