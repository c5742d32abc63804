/** Passages of each side that are looked at. */
export const depth = 100;

/** Keywords count twice: with the offline embedder that was best on every collection measured (docs/decisions/0033). */
export const keywordWeight = 2;
export const vectorWeight = 1;
/** Vectors of a model know more than words, so they count as much as keywords. */
export const modelWeight = 2;

/** Passages, the best by keywords, that the embedder may learn from. */
export const nearbyPassages = 3;
