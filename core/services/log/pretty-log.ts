import { styleText } from 'node:util';
import type { DestinationStream } from 'pino';
import type { ErrorDescription } from './describe-error.js';

/** A parsed line of the log. */
interface Line {
  readonly level: string;
  readonly time: string;
  readonly message?: string;
  readonly error?: ErrorDescription;
  readonly [field: string]: unknown;
}

type Style = Parameters<typeof styleText>[0];

const levelStyles: Readonly<Record<string, Style>> = { debug: 'dim', info: 'cyan', warn: 'yellow', error: 'red' };

/** Formats each line of JSON as `12:34:56.789 info  message field=value`, followed by an error's stack. */
export function prettyLines(output: { write(text: string): unknown }): DestinationStream {
  return { write: (json) => void output.write(prettyLine(JSON.parse(json) as Line)) };
}

function prettyLine({ level, time, message = '', error, ...fields }: Line): string {
  const clock = styled('dim', time.slice(11, 23));
  const rest = Object.entries(fields).map(([name, value]) => styled('dim', `${name}=`) + shown(valueText(value)));
  const head = [clock, styled(levelStyles[level] ?? 'reset', level.padEnd(5)), shown(message), ...rest].join(' ');
  return error === undefined ? `${head}\n` : `${head}\n${errorText(error)}\n`;
}

function errorText(error: ErrorDescription): string {
  const own = shown(error.stack ?? `${error.type}: ${error.message}`).replaceAll(/^/gm, '  ');
  const below = [...(error.errors ?? []), ...(error.cause ? [error.cause] : [])];
  return [own, ...below.map((each) => `  caused by:\n${errorText(each)}`)].join('\n');
}

function valueText(value: unknown): string {
  const plain = typeof value === 'string' && /^[^\s"=]+$/.test(value);
  return plain ? value : JSON.stringify(value);
}

/**
 * Escapes what would control the terminal, or reorder what it shows: names of models and messages of errors contain texts of clients.
 */
function shown(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Colours the text, if the output is a terminal and `NO_COLOR` is not set. */
function styled(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}
