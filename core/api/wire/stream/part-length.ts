import type { StreamPart } from '../../part.js';
import { stringifyJson } from '../json/json.js';

/** The characters of what a part says. Of a text without its probabilities. */
export function partLength(part: StreamPart): number {
  switch (part.type) {
    case 'text':
    case 'refusal':
    case 'tool-arguments':
      return part.text.length;
    case 'reasoning':
      return part.text.length + (part.signature?.length ?? 0) + (part.encrypted?.length ?? 0);
    case 'tool-call':
      return part.id.length + part.name.length + (part.extras ? stringifyJson(part.extras).length : 0);
    case 'opaque':
      return stringifyJson(part.value).length;
    case 'citation':
      return stringifyJson({ ...part.citation }).length;
    default:
      return 0;
  }
}
