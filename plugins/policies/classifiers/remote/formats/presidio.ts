import { z } from '../../../../../core/api/index.js';
import { type FoundSpan, MalformedAnswer, type WireFormat } from '../remote-service.js';

/** The settings of the service. */
interface PresidioSettings {
  readonly baseUrl: string;
  /** ISO 639. */
  readonly language: string;
  readonly headers: Readonly<Record<string, string>>;
}

const answer = z.array(
  z.looseObject({ entity_type: z.string(), start: z.int().min(0), end: z.int().min(0), score: z.number() }),
);

/** The REST service of the Presidio analyzer. Its offsets count code points, and are converted to UTF-16 units. */
export function presidioFormat({ baseUrl, language, headers }: PresidioSettings): WireFormat {
  return {
    maxTexts: 1,
    covers: (category) => /^[A-Z]/.test(category),
    async ask([text = ''], { categories }, post) {
      const entities = categories.length > 0 ? { entities: categories } : {};
      const found = answer.parse(await post(`${baseUrl}/analyze`, { text, language, ...entities }, headers));
      const units = unitsOfCodePoints(text);
      const spans = found.map(({ entity_type: type, start, end, score }): FoundSpan => {
        const [from, to] = [units[start], units[end]];
        if (from === undefined || to === undefined || from >= to)
          throw new MalformedAnswer('A span is not in the text.');
        return { type, start: from, end: to, score };
      });
      const scores: Record<string, number> = {};
      for (const { type, score } of spans) scores[type] = Math.max(scores[type] ?? 0, score);
      return { verdicts: [{ scores, spans }] };
    },
  };
}

/** The offset of each code point, and of the end, in UTF-16 units. */
function unitsOfCodePoints(text: string): readonly number[] {
  const units: number[] = [];
  for (let index = 0; index < text.length; index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1) units.push(index);
  units.push(text.length);
  return units;
}
