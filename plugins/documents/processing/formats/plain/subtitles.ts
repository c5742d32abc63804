import type { DocumentBlock } from '../../document-block.js';

/** The line above the text of a cue: `00:01:02,000 --> 00:01:05,000`, in WebVTT with a full stop, with settings behind it, and often without hours. */
const timing = /^\s*((?:\d{1,3}:)?\d{1,2}:\d{2})[.,]\d{3}\s+-->\s+(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{3}/;
const firstTiming =
  /^\uFEFF?(?:WEBVTT\b[^]{0,2000}?|\s*\d{1,9}[ \t]*\r?\n)(?:(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{3}[ \t]+-->)/;
/** Whoever speaks in WebVTT (https://www.w3.org/TR/webvtt1/#webvtt-cue-voice-span). */
const voice = /<v(?:\.[^\s>]*)?\s+([^>]{1,100})>/;
/** How the text looks: `<i>`, `<c.yellow>`, `<00:00:02.500>`, and `{\an8}` of older programs. */
const looks = /<\/?[a-z\d][^<>]{0,100}>|\{\\[^{}]{0,100}\}/gi;
/** Begins what another person says: a dash, or a name. */
const turn = /^(?:[-–—]\s|[\p{Lu}][\p{L}\p{N} .'’()-]{0,40}:\s)/u;
const endsSentence = /[.!?…。！？]["'”’»)\]]*$/u;
/** A text without full stops is divided here. */
const longestLine = 400;

/** Whether a text is the subtitles of a film, or what was said in a meeting: SubRip or WebVTT. */
export function areSubtitles(text: string): boolean {
  return firstTiming.test(text.slice(0, 4_000));
}

/** What one person says until a sentence ends. */
interface Line {
  readonly time: string;
  readonly number: number;
  readonly speaker: string;
  text: string;
}

/** The sentences of subtitles with their times, each once and in one piece: cues divide them where the picture has no more room. */
export function* subtitleBlocks(text: string): Generator<DocumentBlock> {
  let time: string | undefined;
  let open: Line | undefined;
  let number = 0;
  for (const written of text.split(/\r\n?|\n/)) {
    number += 1;
    const begin = timing.exec(written)?.[1];
    if (begin !== undefined) time = begin;
    else if (written.trim() === '') time = undefined;
    else if (time !== undefined) {
      const said = { time, number, speaker: voice.exec(written)?.[1]?.trim() ?? '', text: shownText(written) };
      if (said.text === '') continue;
      if (open !== undefined && goesOn(open, said)) open.text += ` ${said.text}`;
      else {
        if (open !== undefined) yield blockOf(open);
        open = said;
      }
    }
  }
  if (open !== undefined) yield blockOf(open);
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
  return { kind: 'paragraph', text: `[${time}] ${said}`, place: { line: number } };
}
