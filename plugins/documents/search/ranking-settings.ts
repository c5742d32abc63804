/** Passages of each side that are looked at. */
export const depth = 100;

/** What the sides count when they are joined. With the offline embedder this was best on the collections measured (docs/decisions/0054). */
export const keywordWeight = 0.7;
export const vectorWeight = 0.3;
/** Vectors of a model know more than words, so they count as much as keywords. */
export const modelWeight = keywordWeight;

/** Passages, the best by keywords, that the question learns terms from. */
export const leadingPassages = 10;
/** Those of them that the embedder may learn from. */
export const nearbyPassages = 3;
