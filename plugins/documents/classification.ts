/** The visibility of a document; a restricted one is visible only to the connection that uploaded it. */
export const classifications = ['public', 'internal', 'confidential', 'restricted'] as const;

export type Classification = (typeof classifications)[number];
