/** Stands around text that is crossed out, as in Markdown: it is shown, but what it says is not true any more, such as an earlier price. */
export const strikeMark = '~~';

/** A text that is crossed out. */
export function struckOut(text: string): string {
  return text.trim() === '' ? text : strikeMark + text + strikeMark;
}

/** Marks around nothing, and those between two texts that are crossed out. */
export const emptyStrike = /~~~~|^\s*~~\s*$/g;
