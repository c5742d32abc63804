import {
  type Citation,
  isJsonObject,
  type JsonValue,
  textIn,
  webAddress,
  withoutUndefined,
} from '../../../core/api/index.js';

/** Reads citations of all kinds, by the members that they have in common. Where in a document the words are only clients of this dialect can tell. */
export function readCitation(value: JsonValue | undefined): Citation {
  if (!isJsonObject(value)) return {};
  const { url, source, title, document_title, cited_text, file_id } = value;
  const address = webAddress(url) ?? webAddress(source);
  return withoutUndefined({
    url: address,
    title: textIn(title) ?? textIn(document_title) ?? (address === undefined ? textIn(source) : undefined),
    quote: textIn(cited_text),
    fileId: textIn(file_id),
  });
}
