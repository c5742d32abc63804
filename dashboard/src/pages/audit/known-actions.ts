const actionsOf: Readonly<Record<string, readonly string[]>> = {
  connection: ['create', 'update', 'delete'],
  policy: ['create', 'update', 'delete'],
  prompt: ['create', 'update', 'delete', 'createVersion', 'activateVersion', 'labelVersion'],
  document: ['create', 'update', 'delete', 'process'],
  vectorStore: ['create', 'update', 'delete', 'addFile', 'addFiles', 'cancelFiles', 'updateFile', 'removeFile'],
  batch: ['create', 'cancel', 'delete'],
  erasure: ['create'],
  model: ['update'],
  apiKey: ['create', 'update', 'revoke'],
  accessToken: ['create', 'revoke'],
};

/** Resources of the gateway's own plugins. Others may have more; they are found all the same when they are typed. */
export const resourceTypes: string[] = Object.keys(actionsOf);

/** What can happen to them. */
export const actions: string[] = Object.entries(actionsOf).flatMap(([type, verbs]) =>
  verbs.map((verb) => `${type}.${verb}`),
);
