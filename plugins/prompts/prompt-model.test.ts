import { newId } from '../../core/api/index.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import {
  callerIn,
  openedAt,
  type OpenedPrompts,
  openPrompts,
  outcome,
  picture,
  promptNamed,
  wording,
} from './fixtures/opened-prompts.js';
import { tables } from './tables.js';
import { fc } from '../../test/fixtures/random.js';

const nobodysId = newId(openedAt);
const nameOf = fc.constantFrom('a', 'b', 'c');
const place = { process: fc.nat({ max: 1 }), prompt: fc.nat({ max: 3 }) };
const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), name: nameOf, ...place }),
  fc.record({ kind: fc.constant('rename' as const), name: nameOf, ...place }),
  fc.record({ kind: fc.constant('remove' as const), ...place }),
  fc.record({ kind: fc.constant('add' as const), activate: fc.boolean(), ...place }),
  fc.record({ kind: fc.constant('activate' as const), version: fc.nat({ max: 4 }), ...place }),
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Model {
  readonly promptId: string;
  name: string;
  versions: number;
  active: number;
  isDeleted: boolean;
}

/** Runs each step in a process and in the model, and compares the results, and at the end the state of all processes. */
async function checkAgainstModel(
  organization: string,
  steps: readonly Step[],
  processes: readonly OpenedPrompts[],
): Promise<void> {
  const models: Model[] = [];
  for (const each of steps) {
    const process = processes[each.process] as OpenedPrompts;
    const [expected, got] = await take(each, organization, process, models);
    if (expected !== got) throw new Error(`${JSON.stringify(each)}: ${got} instead of ${expected}`);
  }
  for (const { store } of processes) {
    await store.find(organization, nobodysId);
    const known = store.list(organization).map((prompt) => ({ id: prompt.promptId, ...picture(prompt) }));
    const wanted = models
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ promptId, name, versions, active }) => ({
        id: promptId,
        name,
        description: '',
        versions: Array.from({ length: versions }, (_, index) => [`v${index + 1}`, `${index + 1}`]),
        active: `v${active}`,
      }))
      // Ids of one millisecond are in no order.
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    if (JSON.stringify(known) !== JSON.stringify(wanted)) {
      throw new Error(`${JSON.stringify(known)} instead of ${JSON.stringify(wanted)}`);
    }
  }
}

/** The result of a step in the model, and the real one. */
async function take(
  each: Step,
  organization: string,
  { changes, store }: OpenedPrompts,
  models: Model[],
): Promise<readonly [string, string]> {
  const caller = callerIn(organization);
  const isTaken = (name: string): boolean => models.some((model) => !model.isDeleted && model.name === name);
  if (each.kind === 'create') {
    if (isTaken(each.name)) {
      return ['GW_PROMPT_NAME_TAKEN', await outcome(changes.create(caller, promptNamed(each.name, '1')))];
    }
    const promptId = await changes.create(caller, promptNamed(each.name, '1'));
    models.push({ promptId, name: each.name, versions: 1, active: 1, isDeleted: false });
    return ['done', 'done'];
  }
  const model = models[each.prompt];
  const promptId = model?.promptId ?? nobodysId;
  const isKnown = model !== undefined && !model.isDeleted;
  switch (each.kind) {
    case 'rename': {
      const got = await outcome(changes.update(caller, promptId, { name: each.name }));
      if (!isKnown) return ['GW_PROMPT_UNKNOWN', got];
      if (each.name !== model.name && isTaken(each.name)) return ['GW_PROMPT_NAME_TAKEN', got];
      model.name = each.name;
      return ['done', got];
    }
    case 'remove': {
      const got = await outcome(changes.remove(caller, promptId));
      if (!isKnown) return ['GW_PROMPT_UNKNOWN', got];
      model.isDeleted = true;
      return ['done', got];
    }
    case 'add': {
      const text = String((model?.versions ?? 0) + 1);
      const got = await outcome(changes.addVersion(caller, promptId, { ...wording(text), activate: each.activate }));
      if (!isKnown) return ['GW_PROMPT_UNKNOWN', got];
      model.versions += 1;
      if (each.activate) model.active = model.versions;
      return ['done', got];
    }
    case 'activate': {
      // The other process may have added versions.
      await store.find(organization, nobodysId);
      const version = store.get(organization, promptId)?.versions[each.version];
      const got = await outcome(changes.activate(caller, promptId, version?.versionId ?? nobodysId));
      if (!isKnown) return ['GW_PROMPT_UNKNOWN', got];
      if (each.version >= model.versions) return ['GW_PROMPT_VERSION_UNKNOWN', got];
      model.active = each.version + 1;
      return ['done', got];
    }
  }
}

await forEachDatabase('prompt templates against a model', [tables], async (t, database) => {
  await t.test('random changes through two processes have the same result as a simple model', async (t) => {
    const processes = [await openPrompts(t, database), await openPrompts(t, database)] as const;
    let run = 0;
    const property = fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      run += 1;
      await checkAgainstModel(`model ${run}`, steps, processes);
    });
    await fc.assert(property, { numRuns: 15 });
    t.pass();
  });
});
