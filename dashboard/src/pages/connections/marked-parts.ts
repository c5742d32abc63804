/** A piece of a text; one with a category was found. */
interface MarkedPart {
  /** Where it begins in the text. */
  readonly from: number;
  readonly text: string;
  readonly category: string | undefined;
}

interface Finding {
  readonly start: number;
  readonly end: number;
  readonly category: string;
}

/** Cuts a text where findings begin and end. Of findings that overlap, the one that begins first is shown whole. */
export function markedParts(text: string, findings: readonly Finding[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  const add = (from: number, to: number, category?: string): void => {
    if (to > from) parts.push({ from, text: text.slice(from, to), category });
    end = to;
  };
  for (const finding of findings.toSorted((one, other) => one.start - other.start)) {
    if (finding.end <= end) continue;
    add(end, Math.max(end, finding.start));
    add(end, finding.end, finding.category);
  }
  add(end, text.length);
  return parts;
}
