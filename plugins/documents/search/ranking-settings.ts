/** Number of results that are taken from each ranking. */
export const depth = 100;

/** Weight of the keyword ranking in the fusion, and of a model's vectors, which capture more than words. */
export const fullWeight = 0.7;
/** Weight of the offline embedder's vectors. Best on the collections measured (docs/decisions/0054). */
export const lexicalWeight = 0.3;

/** Number of top passages by keywords for the expansion of the question. */
export const leadingPassages = 10;
/** How many of them are passed to the embedder. */
export const nearbyPassages = 3;

/** Number of passages that are ordered by the order of their words, too. */
export const orderedPassages = 12;
/** Weight of the question's word pairs in the fusion: enough to decide between passages that have the same words. */
export const orderWeight = 0.1;
