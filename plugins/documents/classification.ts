/** Who may see a document; a restricted one only the connection that uploaded it. */
export const classifications = ['public', 'internal', 'confidential', 'restricted'] as const;

export type Classification = (typeof classifications)[number];
