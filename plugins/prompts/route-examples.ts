const promptId = '01900000-0000-7000-8000-0000000000a0';
const versionId = '01900000-0000-7000-8000-0000000000a1';

/** Ids in the examples' paths. */
export const examplePath = { promptId };
export const exampleVersionPath = { promptId, versionId };

/** A template to make. */
export const promptToMake = {
  name: 'Support answer',
  description: 'Answers in the tone of the support team.',
  template: 'You answer for {{company}}. Be {{tone}}.',
  variables: {
    company: { type: 'string', required: true },
    tone: { type: 'string', required: false, description: 'How the answer sounds.', default: 'friendly' },
  },
  labels: ['support'],
};

const firstVersion = {
  id: versionId,
  name: 'v1',
  template: promptToMake.template,
  variables: promptToMake.variables,
  labels: promptToMake.labels,
  created: '2026-01-05T09:00:00.000Z',
  isActive: true,
  undeclaredVariables: [],
  unusedVariables: [],
};

/** The template with its first version. */
export const promptExample = {
  id: promptId,
  name: promptToMake.name,
  description: promptToMake.description,
  created: '2026-01-05T09:00:00.000Z',
  updated: '2026-01-05T09:00:00.000Z',
  connections: 0,
  versions: [firstVersion],
};

/** The template after its labels were changed. */
export const promptWithOtherLabels = {
  ...promptExample,
  updated: '2026-01-06T09:00:00.000Z',
  versions: [{ ...firstVersion, labels: ['staging'] }],
};

/** A version to make, active at once. */
export const versionToMake = {
  template: 'You are {{company}}, and you are {{tone}}.',
  variables: { company: { type: 'string', required: true } },
  labels: ['support', 'candidate'],
  activate: true,
};

/** The template with that version. */
export const promptWithTwoVersions = {
  ...promptExample,
  updated: '2026-01-06T09:00:00.000Z',
  versions: [
    { ...firstVersion, isActive: false },
    {
      id: '01900000-0000-7000-8000-0000000000a2',
      name: 'v2',
      template: versionToMake.template,
      variables: versionToMake.variables,
      labels: versionToMake.labels,
      created: '2026-01-06T09:00:00.000Z',
      isActive: true,
      undeclaredVariables: ['tone'],
      unusedVariables: [],
    },
  ],
};
