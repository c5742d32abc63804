/** Letters of the Arabic script; other languages that use it keep their words apart from a few endings. */
const arabic = /[\u0621-\u064a]/;

/** Marks of vowels, and the stroke that only makes a word wider. */
const unwritten = /[\u0640\u064b-\u065f\u0670]/g;
const articles = ['ال', 'وال', 'بال', 'كال', 'فال', 'لل'];
/** In the order in which they are looked for, each once. */
const endings = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ية', 'ه', 'ة', 'ي'];

/** What must be left of a word. */
const leastLetters = 2;

/** Whether a text has Arabic words in it. */
export function hasArabic(text: string): boolean {
  return arabic.test(text);
}

/**
 * The part of an Arabic word that its forms share: letters that are written in several ways become one, "and", the article and common
 * endings are taken off. This is what Larkey, Ballesteros and Connell call light stemming ("Light Stemming for Arabic Information
 * Retrieval", 2007). Other words stay as they are.
 */
export function arabicStem(word: string): string {
  if (!arabic.test(word)) return word;
  let stem = word
    .replace(unwritten, '')
    .replace(/[آأإٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة$/, 'ه');
  if (stem.startsWith('و') && stem.length > leastLetters + 1) stem = stem.slice(1);
  const article = articles.find((one) => stem.startsWith(one) && stem.length - one.length >= leastLetters);
  if (article !== undefined) stem = stem.slice(article.length);
  for (const ending of endings)
    if (stem.endsWith(ending) && stem.length - ending.length >= leastLetters) stem = stem.slice(0, -ending.length);
  return stem;
}
