import {
  type Citation,
  isJsonObject,
  type JsonObject,
  objectsIn,
  textIn,
  webAddress,
  withoutUndefined,
} from '../../../core/api/index.js';

/** Reads a citation: of a page that the model has found, or of a document or search result of the request. */
export function readCitation({ title, source, sourceContent, location }: JsonObject): Citation {
  const web = isJsonObject(location) && isJsonObject(location['web']) ? location['web'] : {};
  const address = webAddress(web['url']) ?? webAddress(source);
  const quote = objectsIn(sourceContent)
    .map(({ text }) => textIn(text) ?? '')
    .join('');
  return withoutUndefined({
    url: address,
    title: textIn(title) ?? textIn(web['domain']) ?? (address === undefined ? textIn(source) : undefined),
    quote: textIn(quote),
  });
}
