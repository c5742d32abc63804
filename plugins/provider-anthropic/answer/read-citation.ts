import {
  type Citation,
  citedPlace,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  textIn,
  webAddress,
  withoutUndefined,
} from '../../../core/api/index.js';

const units = [
  ['character', 'char'],
  ['page', 'page'],
  ['block', 'block'],
] as const;

/** Reads citations of all kinds, by the members that they have in common. */
export function readCitation(value: JsonValue | undefined): Citation {
  if (!isJsonObject(value)) return {};
  const { url, source, title, document_title, cited_text, file_id } = value;
  const address = webAddress(url) ?? webAddress(source);
  return withoutUndefined({
    url: address,
    title: textIn(title) ?? textIn(document_title) ?? (address === undefined ? textIn(source) : undefined),
    quote: textIn(cited_text),
    fileId: textIn(file_id),
    place: placeIn(value),
  });
}

function placeIn(value: JsonObject): Citation['place'] {
  for (const [unit, name] of units) {
    const number = name === 'page' ? 'number' : 'index';
    const place = citedPlace(unit, value, ['document_index', `start_${name}_${number}`, `end_${name}_${number}`]);
    if (place) return place;
  }
  return undefined;
}
