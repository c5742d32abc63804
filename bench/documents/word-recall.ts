const word = /[\p{L}\p{N}]+/gu;

/** The share of a reference's words that are in a text, counted with repetitions. */
export function wordRecall(reference: string, text: string): number {
  const left = new Map<string, number>();
  for (const each of wordsOf(text)) left.set(each, (left.get(each) ?? 0) + 1);
  const wanted = wordsOf(reference);
  let found = 0;
  for (const each of wanted) {
    const count = left.get(each) ?? 0;
    if (count === 0) continue;
    left.set(each, count - 1);
    found += 1;
  }
  return wanted.length === 0 ? 1 : found / wanted.length;
}

function wordsOf(text: string): readonly string[] {
  return text.normalize('NFKC').toLowerCase().match(word) ?? [];
}
