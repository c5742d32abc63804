import {
  type Citation,
  isJsonObject,
  type JsonObject,
  objectsIn,
  textIn,
  withoutUndefined,
} from '../../../core/api/index.js';

/** Reads a citation: of a page that the model has found, or of a document or search result of the request. */
export function readCitation({ title, source, sourceContent, location }: JsonObject): Citation {
  const web = isJsonObject(location) && isJsonObject(location['web']) ? location['web'] : {};
  const said = textIn(source);
  const isAddress = said !== undefined && /^https?:\/\//i.test(said);
  const quote = objectsIn(sourceContent)
    .map(({ text }) => textIn(text) ?? '')
    .join('');
  return withoutUndefined({
    url: textIn(web['url']) ?? (isAddress ? said : undefined),
    title: textIn(title) ?? textIn(web['domain']) ?? (isAddress ? undefined : said),
    quote: textIn(quote),
  });
}
