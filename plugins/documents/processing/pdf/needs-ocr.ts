/** Fewer characters than this are a page number or a stamp. */
const fewCharacters = 50;
/** Letters can be drawn as shapes: then there are many. */
const manyPaths = 30;
/** More characters than this share without meaning come from a font without a map. */
const unreadableShare = 0.2;

const unreadable = /[\ufffd\p{Co}[\p{Cc}--[\t\n\v\f\r]]]/gv;

/** Whether a page must be read from its picture: it has next to no text but something to see, or text that means nothing. */
export function needsOcr(text: string, objects: () => { readonly images: number; readonly paths: number }): boolean {
  const letters = text.replace(/\s+/g, '');
  if (letters.length >= fewCharacters)
    return (letters.match(unreadable)?.length ?? 0) > letters.length * unreadableShare;
  const { images, paths } = objects();
  return images > 0 || paths >= manyPaths;
}
