import { inlineMedia, type JsonObject, mapPictures } from '../../../../core/api/index.js';
import { type Governing, unreadableBlock } from '../texts/govern-text.js';
import { governValue } from '../texts/govern-value.js';
import { governSource } from './govern-media.js';

/** Stands for a picture while the rest is inspected; a picture without data. */
const placeholder = 'data:;base64,';

/**
 * Applies policies to the input of a task: to pictures as to those of chats, and to everything else as to JSON. Returns the same input when
 * nothing has changed.
 *
 * @throws PolicyBlock
 */
export async function governInput(input: JsonObject, governed: Governing): Promise<JsonObject> {
  const urls: string[] = [];
  const bare = mapPictures(input, (url) => {
    urls.push(url);
    return placeholder;
  });
  if (urls.length === 0) return (await governValue(input, governed)) as JsonObject;
  const result = (await governValue(bare, governed)) as JsonObject;
  const pictures: string[] = [];
  for (const url of urls) pictures.push(await governPicture(url, governed));
  if (result === bare && pictures.every((picture, index) => picture === urls[index])) return input;
  const left = pictures.values();
  const whole = mapPictures(result, () => left.next().value ?? placeholder);
  // A policy has changed what makes them pictures.
  if (left.next().done !== true) throw unreadableBlock(governed);
  return whole;
}

async function governPicture(url: string, governed: Governing): Promise<string> {
  const source = inlineMedia({ kind: 'url', url }, 'image_url.url');
  const result = await governSource(source, governed);
  if (result === source || result.kind !== 'base64') return url;
  return `data:${result.mediaType};base64,${result.data}`;
}
