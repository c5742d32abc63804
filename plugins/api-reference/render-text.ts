import { escapeHtml } from '../../core/api/index.js';

/** Renders a sentence: all of it is text, apart from backticks, which mark code. */
export function renderText(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

/** Renders text whose paragraphs are separated by empty lines. */
export function renderParagraphs(text: string): string {
  const paragraphs = text.split('\n\n').map((paragraph) => `<p>${renderText(paragraph)}</p>`);
  return paragraphs.join('\n');
}
