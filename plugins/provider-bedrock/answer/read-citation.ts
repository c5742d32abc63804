import {
  type Citation,
  citedPlace,
  isJsonObject,
  type JsonObject,
  objectIn,
  objectsIn,
  textIn,
  webAddress,
  withoutUndefined,
} from '../../../core/api/index.js';

const units = [
  ['character', 'documentChar'],
  ['page', 'documentPage'],
  ['block', 'documentChunk'],
] as const;

/** Reads a citation: of a page that the model has found, or of a document or search result of the request. */
export function readCitation({ title, source, sourceContent, location }: JsonObject): Citation {
  const where = objectIn(location);
  const web = objectIn(where['web']);
  const address = webAddress(web['url']) ?? webAddress(source);
  const quote = objectsIn(sourceContent)
    .map(({ text }) => textIn(text) ?? '')
    .join('');
  return withoutUndefined({
    url: address,
    title: textIn(title) ?? textIn(web['domain']) ?? (address === undefined ? textIn(source) : undefined),
    quote: textIn(quote),
    place: placeIn(where),
  });
}

function placeIn(location: JsonObject): Citation['place'] {
  for (const [unit, name] of units) {
    const value = location[name];
    if (isJsonObject(value)) return citedPlace(unit, value, ['documentIndex', 'start', 'end']);
  }
  return undefined;
}
