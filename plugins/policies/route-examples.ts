/** Ids in the examples of the API description. */
export const exampleIds = {
  connectionId: '01980a6e-5c1f-7d42-9b61-3f0f5a7c2e11',
  policyId: '01980a70-1b3a-7e08-8c55-b2a94d6f7a02',
};

/** A policy in a response. */
export const policyExample = {
  policyId: exampleIds.policyId,
  type: 'pii_detection',
  action: 'audit',
  disabled: false,
  configuration: { sensitivityLevel: 'high' },
  created: '2030-01-31T12:00:00.000Z',
  updated: '2030-01-31T12:00:00.000Z',
};

/** A policy type in a response, with an abbreviated schema. */
export const typeExample = {
  policyType: 'pii_detection',
  validActions: ['block', 'audit', 'redact'],
  description: 'Finds personal data in messages, retrieved passages, tool traffic and answers.',
  isEnabled: true,
  configurationSchema: { type: 'object' },
};
