import {
  type Caller,
  callerOf,
  type Connections,
  defineRoute,
  namedPageOf,
  namedPageQuery,
  refusal,
  type Reply,
  type Route,
  type z,
} from '../../core/api/index.js';
import { describePrompt, usesIn } from './describe-prompt.js';
import {
  examplePath,
  exampleVersionPath,
  promptExample,
  promptToMake,
  promptWithOtherLabels,
  promptWithTwoVersions,
  versionToMake,
} from './route-examples.js';
import type { PromptChanges } from './prompt-changes.js';
import { unknownPrompt } from './prompt-errors.js';
import {
  prompt,
  promptPage,
  promptPath,
  promptToCreate,
  promptUpdate,
  versionPath,
  versionToCreate,
  versionUpdate,
} from './prompt-schema.js';
import type { Wording } from './prompt-settings.js';
import type { PromptStore } from './prompt-store.js';

/** The services of the routes. */
interface PromptServices {
  readonly store: PromptStore;
  readonly changes: PromptChanges;
  readonly connections: Connections;
}

const tag = 'Prompts';
const viewer = { kind: 'bearer', role: 'viewer' } as const;
const editor = { kind: 'bearer', role: 'editor' } as const;
const all = '/v1/management/prompts';
const one = `${all}/{promptId}`;
const versions = `${one}/versions`;
const noSuchPrompt = refusal('There is no such prompt template.');
const thePrompt = { description: 'The prompt template with all versions.', schema: prompt };

/** The management of templates and their versions. */
export function promptRoutes(services: PromptServices): readonly Route[] {
  return [
    list(services),
    create(services),
    get(services),
    update(services),
    remove(services),
    addVersion(services),
    activate(services),
    label(services),
  ];
}

function list({ store, connections }: PromptServices): Route {
  return defineRoute({
    operation: 'listPrompts',
    method: 'GET',
    path: all,
    access: viewer,
    summary: 'List prompt templates',
    description: 'Returns a page of templates with all their versions.',
    tag,
    parameters: { query: namedPageQuery },
    replies: { 200: { description: 'A page of the prompt templates, oldest first.', schema: promptPage } },
    examples: [
      {
        title: 'The first page',
        query: { page: '1', pageSize: '10' },
        status: 200,
        reply: { items: [promptExample], page: 1, pageSize: 10, totalCount: 1 },
      },
    ],
    handle({ exchange, query }) {
      const { organizationId } = callerOf(exchange);
      const prompts = store.list(organizationId);
      const page = namedPageOf(prompts, query, {
        idsOf: ({ promptId, versions }) => [promptId, ...versions.map(({ versionId }) => versionId)],
        namesOf: ({ name, description }) => [name, description],
      });
      const uses = usesIn(connections, organizationId);
      return { body: { ...page, items: page.items.map((prompt) => describePrompt(prompt, uses)) } };
    },
  });
}

function create(services: PromptServices): Route {
  return defineRoute({
    operation: 'createPrompt',
    method: 'POST',
    path: all,
    access: editor,
    summary: 'Create a prompt template with an active version',
    description:
      'Creates a template whose first version is active. `{{name}}` in the text is a placeholder; declare it in `variables`. Use the template with `promptId` of a connection, or with `prompt` in a request.',
    tag,
    body: promptToCreate,
    replies: {
      200: thePrompt,
      400: refusal(
        'A field is missing or invalid, the name is taken, or the organization has as many templates as it may have.',
      ),
    },
    examples: [{ title: 'A template with two variables', body: promptToMake, status: 200, reply: promptExample }],
    async handle({ exchange, body }) {
      const caller = callerOf(exchange);
      const { name, description } = body;
      const promptId = await services.changes.create(caller, { name, description, ...wordingOf(body) });
      return shown(services, caller, promptId);
    },
  });
}

function get(services: PromptServices): Route {
  return defineRoute({
    operation: 'getPrompt',
    method: 'GET',
    path: one,
    access: viewer,
    summary: 'Get a prompt template with all versions',
    description:
      'Returns a template with all versions, oldest first; `isActive` marks the one that is used unless a request asks for another.',
    tag,
    parameters: { path: promptPath },
    replies: { 200: thePrompt, 404: noSuchPrompt },
    examples: [{ title: 'A template', path: examplePath, status: 200, reply: promptExample }],
    handle: ({ exchange, path }) => shown(services, callerOf(exchange), path.promptId),
  });
}

function update(services: PromptServices): Route {
  return defineRoute({
    operation: 'updatePrompt',
    method: 'PUT',
    path: one,
    access: editor,
    summary: 'Change the name or description of a prompt template',
    description: 'Changes the name or the description. The wording is in versions: see `createPromptVersion`.',
    tag,
    parameters: { path: promptPath },
    body: promptUpdate,
    replies: {
      200: thePrompt,
      400: refusal('A field is invalid, or the name is taken.'),
      404: noSuchPrompt,
    },
    examples: [
      {
        title: 'Another name',
        path: examplePath,
        body: { name: 'Support reply' },
        status: 200,
        reply: { ...promptExample, name: 'Support reply', updated: '2026-01-06T09:00:00.000Z' },
      },
    ],
    async handle({ exchange, path, body }) {
      const caller = callerOf(exchange);
      await services.changes.update(caller, path.promptId, body);
      return shown(services, caller, path.promptId);
    },
  });
}

function remove({ changes }: PromptServices): Route {
  return defineRoute({
    operation: 'deletePrompt',
    method: 'DELETE',
    path: one,
    access: editor,
    summary: 'Delete a prompt template with all versions',
    description:
      'Deletes a template for good. This is refused while connections use it; set their `promptId` to null first.',
    tag,
    parameters: { path: promptPath },
    replies: {
      204: { description: 'It is deleted, and its name is free.' },
      400: refusal('Connections use it; the message names them.'),
      404: noSuchPrompt,
    },
    examples: [{ title: 'Delete a template', path: examplePath, status: 204 }],
    async handle({ exchange, path }) {
      await changes.remove(callerOf(exchange), path.promptId);
      return { status: 204 };
    },
  });
}

function addVersion(services: PromptServices): Route {
  return defineRoute({
    operation: 'createPromptVersion',
    method: 'POST',
    path: versions,
    access: editor,
    summary: 'Add a version to a prompt template',
    description:
      'Adds a version, which is used only once it is activated, or by requests that name it or one of its labels. The text and the variables of a version cannot be changed afterwards.',
    tag,
    parameters: { path: promptPath },
    body: versionToCreate,
    replies: {
      200: thePrompt,
      400: refusal(
        'A field is missing or invalid, the name is taken, or the template has as many versions as it may have.',
      ),
      404: noSuchPrompt,
    },
    examples: [
      {
        title: 'Another wording, active at once',
        path: examplePath,
        body: versionToMake,
        status: 200,
        reply: promptWithTwoVersions,
      },
    ],
    async handle({ exchange, path, body }) {
      const caller = callerOf(exchange);
      const { name, activate: isActive } = body;
      await services.changes.addVersion(caller, path.promptId, { name, activate: isActive, ...wordingOf(body) });
      return shown(services, caller, path.promptId);
    },
  });
}

function activate(services: PromptServices): Route {
  return defineRoute({
    operation: 'activatePromptVersion',
    method: 'POST',
    path: `${versions}/{versionId}/activate`,
    access: editor,
    summary: 'Make a version the active one',
    description:
      'Makes this version the one that later requests use, on every replica within a second. Activating an older version undoes a change.',
    tag,
    parameters: { path: versionPath },
    replies: { 200: thePrompt, 404: refusal('There is no such prompt template, or it has no such version.') },
    examples: [{ title: 'Go back to the first version', path: exampleVersionPath, status: 200, reply: promptExample }],
    async handle({ exchange, path }) {
      const caller = callerOf(exchange);
      await services.changes.activate(caller, path.promptId, path.versionId);
      return shown(services, caller, path.promptId);
    },
  });
}

function label(services: PromptServices): Route {
  return defineRoute({
    operation: 'updatePromptVersion',
    method: 'PUT',
    path: `${versions}/{versionId}`,
    access: editor,
    summary: 'Change the labels of a version',
    description:
      'Replaces all labels of a version. A request with `prompt: {label}` uses the newest version that has the label.',
    tag,
    parameters: { path: versionPath },
    body: versionUpdate,
    replies: {
      200: thePrompt,
      400: refusal('The labels are missing or invalid.'),
      404: refusal('There is no such prompt template, or it has no such version.'),
    },
    examples: [
      {
        title: 'Another label',
        path: exampleVersionPath,
        body: { labels: ['staging'] },
        status: 200,
        reply: promptWithOtherLabels,
      },
    ],
    async handle({ exchange, path, body }) {
      const caller = callerOf(exchange);
      await services.changes.label(caller, path.promptId, path.versionId, body.labels);
      return shown(services, caller, path.promptId);
    },
  });
}

/** The reply with a template. */
async function shown(
  { store, connections }: PromptServices,
  { organizationId }: Caller,
  promptId: string,
): Promise<Reply> {
  const found = await store.find(organizationId, promptId);
  if (!found) throw unknownPrompt(promptId);
  return { body: describePrompt(found, usesIn(connections, organizationId)) };
}

/** The text and the variables in a body. */
function wordingOf({
  template,
  variables,
  labels,
}: Pick<z.output<typeof promptToCreate>, 'template' | 'variables' | 'labels'>): Wording {
  const declared = Object.entries(variables).map(([name, { type, required, description, default: value }]) => ({
    name,
    type,
    required,
    ...(description === undefined ? {} : { description }),
    ...(value === undefined ? {} : { default: value }),
  }));
  return { template, variables: declared, labels };
}
