import { fileURLToPath } from 'node:url';
import { messageOf } from '../api/internal/message-of.js';

const ownFolder = new URL('../../', import.meta.url).href;

/** The message of what a plugin has thrown, with its place for a mistake in the code, and if it says nothing: `x is not a function (/plugins/shout.js:3)`. */
export function reasonOf(cause: unknown): string {
  const isMistake = cause instanceof TypeError || cause instanceof ReferenceError;
  const saysNothing = cause instanceof Error && cause.message === '';
  return messageOf(cause) + (isMistake || saysNothing ? lineOf(cause) : '');
}

/** The first line of the stack that is neither in Node nor in the gateway, in parentheses; empty when there is none. */
export function lineOf(cause: unknown): string {
  const stack = (cause instanceof Error && cause.stack) || '';
  for (const [, file = '', line] of stack.matchAll(/(file:\/\/[^\s()]+?):(\d+)(?=[:)\s]|$)/g)) {
    if (!file.startsWith(ownFolder)) return ` (${fileURLToPath(file)}:${line})`;
  }
  return '';
}
