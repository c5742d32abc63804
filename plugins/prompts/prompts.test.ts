import { test } from 'tap';
import { GatewayError, type JsonObject, newId } from '../../core/api/index.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { someoneWaits } from '../../test/fixtures/components/someone-waits.js';
import { until } from '../../test/fixtures/components/until.js';
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
import plugin from './plugin.js';
import type { Prompt } from './prompt.js';
import { outcomes } from '../../test/fixtures/outcomes.js';
import { tables } from './tables.js';

await test('an organization has 16 MiB by default', (t) => {
  t.strictSame(plugin.config.parse({}), { maxBytesPerOrganization: 16 * 1024 * 1024 });
  t.notOk(plugin.config.safeParse({ maxBytesPerOrganization: 0 }).success);
  t.notOk(plugin.config.safeParse({ surprise: true }).success);
  t.end();
});

const nobodysId = newId(openedAt);

await forEachDatabase('prompt templates', [tables], async (t, database) => {
  await t.test('a template is made with an active first version, and a process that starts later has it', async (t) => {
    const { store, changes } = await openPrompts(t, database);
    const caller = callerIn('made');
    const promptId = await changes.create(caller, {
      name: 'Größe “7”',
      description: 'why',
      template: 'Hello {{zeta}} {{ alpha }}!\n',
      // Not in the order in which `jsonb` would keep them.
      variables: [
        { name: 'zeta', type: 'array', required: false },
        { name: 'alpha', type: 'string', required: true },
      ],
      labels: ['b', 'a'],
    });
    const made = store.get('made', promptId);
    t.match(promptId, /^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    t.match(made, {
      name: 'Größe “7”',
      description: 'why',
      createdAt: new Date(openedAt),
      updatedAt: new Date(openedAt),
      active: { number: 1, name: 'v1', text: 'Hello {{zeta}} {{ alpha }}!\n', labels: ['b', 'a'] },
    });
    t.strictSame(made?.versions, [made?.active]);
    t.strictSame(
      made?.active.variables.map((variable) => variable.name),
      ['zeta', 'alpha'],
    );
    const later = await openPrompts(t, database);
    t.strictSame(later.store.get('made', promptId), made);
    t.equal(later.store.get('other', promptId), undefined, 'another organization has no such template');
    t.equal(
      later.store.get('made', promptId.toUpperCase()),
      later.store.get('made', promptId),
      'capitals mean the same',
    );
  });

  await t.test('versions are numbered, named and activated; there is always exactly one active one', async (t) => {
    const { store, changes } = await openPrompts(t, database);
    const caller = callerIn('versions');
    const promptId = await changes.create(caller, promptNamed('p', 'one'));
    const shown = (): JsonObject => picture(store.get('versions', promptId) as Prompt);
    await changes.addVersion(caller, promptId, { ...wording('two'), name: 'v3', activate: false });
    t.match(shown(), {
      active: 'v1',
      versions: [
        ['v1', 'one'],
        ['v3', 'two'],
      ],
    });
    await changes.addVersion(caller, promptId, { ...wording('three'), activate: true });
    t.match(
      shown(),
      {
        active: 'v4',
        versions: [
          ['v1', 'one'],
          ['v3', 'two'],
          ['v4', 'three'],
        ],
      },
      'v3 was taken',
    );
    const again = changes.addVersion(caller, promptId, { ...wording(), name: 'v1', activate: true });
    await t.rejects(again, {
      code: 'GW_PROMPT_NAME_TAKEN',
      status: 400,
      field: 'name',
      message: 'A version named "v1"',
    });
    t.match(shown(), { active: 'v4' });
    const [first] = store.get('versions', promptId)?.versions ?? [];
    await changes.activate(caller, promptId, first?.versionId ?? '');
    t.match(shown(), { active: 'v1' });
    for (const versionId of [nobodysId, promptId, 'x', '']) {
      const unknown = changes.activate(caller, promptId, versionId);
      await t.rejects(unknown, { code: 'GW_PROMPT_VERSION_UNKNOWN', status: 404 });
    }
  });

  await t.test('a version of one template cannot be used for another', async (t) => {
    const { store, changes } = await openPrompts(t, database);
    const caller = callerIn('foreign versions');
    const mine = await changes.create(caller, promptNamed('mine'));
    const other = await changes.create(caller, promptNamed('other'));
    const { active } = store.get('foreign versions', other) as Prompt;
    t.equal(await outcome(changes.activate(caller, mine, active.versionId)), 'GW_PROMPT_VERSION_UNKNOWN');
  });

  await t.test('a template has a bounded number of versions', async (t) => {
    const { changes } = await openPrompts(t, database);
    const caller = callerIn('many');
    const promptId = await changes.create(caller, promptNamed('p'));
    await database.fork().execute(
      `insert into prompt_version (version_id, prompt_id, number, name, template, variables, labels, created_at)
        select gen_random_uuid(), ?, number, 'n' || number, 'x', '[]', '[]', now() from generate_series(2, 200) as number`,
      [promptId],
    );
    const more = changes.addVersion(caller, promptId, { ...wording(), activate: false });
    await t.rejects(more, { code: 'GW_PROMPT_VERSION_LIMIT', status: 400, message: 'at most 200 versions' });
  });

  await t.test('the versions of a template have a bounded number of characters together', async (t) => {
    const { changes } = await openPrompts(t, database);
    const caller = callerIn('long');
    const promptId = await changes.create(caller, promptNamed('p'));
    await database.fork().execute(
      `insert into prompt_version (version_id, prompt_id, number, name, template, variables, labels, created_at)
        select gen_random_uuid(), ?, number, 'n' || number, repeat('x', 32000), '[]', '[]', now() from generate_series(2, 33) as number`,
      [promptId],
    );
    const add = (length: number) =>
      outcome(changes.addVersion(caller, promptId, { ...wording(), template: 'x'.repeat(length), activate: false }));
    t.equal(await add(32_000), 'GW_PROMPT_VERSION_LIMIT');
    t.not(await add(20_000), 'GW_PROMPT_VERSION_LIMIT');
  });

  await t.test('the templates of an organization are bounded, even with two processes at once', async (t) => {
    const maxBytes = 3 * 1024 + 100;
    const [here, there] = [await openPrompts(t, database, { maxBytes }), await openPrompts(t, database, { maxBytes })];
    const caller = callerIn('bounded');
    const create = (number: number) =>
      (number % 2 === 0 ? here : there).changes.create(caller, promptNamed(`p${number}`));
    const creations = Array.from({ length: 8 }, (_, number) => create(number));
    t.strictSame(await outcomes(creations), { done: 3, GW_ORGANIZATION_LIMIT: 5 });
    await here.store.find('bounded', nobodysId);
    const [first, second] = here.store.list('bounded');
    t.equal(here.store.list('bounded').length, 3);
    if (!first || !second) return;
    const version = { ...wording(), activate: false };
    await t.rejects(here.changes.addVersion(caller, first.promptId, version), {
      code: 'GW_ORGANIZATION_LIMIT',
      status: 400,
      message: /^The versions of prompt templates of this organization would be 4 and take 41\d\d bytes/,
    });
    await here.changes.update(caller, first.promptId, { name: 'q', description: 'longer' });
    await here.changes.remove(caller, second.promptId);
    const variables = [{ name: 'v'.repeat(64), type: 'string', required: true }] as const;
    const longer = here.changes.addVersion(caller, first.promptId, { ...version, variables });
    t.equal(await outcome(longer), 'GW_ORGANIZATION_LIMIT', 'variables count, too');
    t.equal(await outcome(here.changes.addVersion(caller, first.promptId, version)), 'done');
    t.equal(await outcome(here.changes.create(callerIn('another'), promptNamed('p'))), 'done', 'each has its own');
  });

  await t.test('only members that are present and different are changes', async (t) => {
    const { store, changes, clock, trail } = await openPrompts(t, database);
    const caller = callerIn('update');
    const promptId = await changes.create(caller, { ...promptNamed('a'), description: 'first' });
    await clock.advance(5);
    await changes.update(caller, promptId, { description: 'second' });
    t.match(store.get('update', promptId), { name: 'a', description: 'second', updatedAt: new Date(openedAt + 5) });
    await clock.advance(5);
    await changes.update(caller, promptId, {});
    await changes.update(caller, promptId, { name: 'a', description: 'second' });
    t.match(store.get('update', promptId), { updatedAt: new Date(openedAt + 5) });
    t.strictSame(
      trail.map(({ action, before, after }) => ({ action, before, after: action === 'prompt.create' ? {} : after })),
      [
        { action: 'prompt.create', before: undefined, after: {} },
        { action: 'prompt.update', before: { description: 'first' }, after: { description: 'second' } },
      ],
    );
  });

  await t.test('names are unique in the organization, and free again after the deletion', async (t) => {
    const { store, changes } = await openPrompts(t, database);
    const [ours, theirs] = [callerIn('names'), callerIn('names of others')];
    const a = await changes.create(ours, promptNamed('a'));
    const b = await changes.create(ours, promptNamed('b'));
    await changes.create(theirs, promptNamed('a'));
    const taken = { code: 'GW_PROMPT_NAME_TAKEN', status: 400, field: 'name' };
    await t.rejects(changes.create(ours, promptNamed('a')), taken);
    await t.rejects(changes.update(ours, b, { name: 'a' }), taken);
    await changes.remove(ours, a);
    t.equal(store.get('names', a), undefined);
    await changes.update(ours, b, { name: 'a' });
    t.strictSame(
      store.list('names').map(({ name }) => name),
      ['a'],
    );
  });

  await t.test('of concurrent requests for the same name in two processes, exactly one succeeds', async (t) => {
    const processes = [await openPrompts(t, database), await openPrompts(t, database)] as const;
    const caller = callerIn('race');
    const created = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        outcome((processes[index % 2] as OpenedPrompts).changes.create(caller, promptNamed('same'))),
      ),
    );
    t.equal(created.filter((code) => code === 'done').length, 1);
    t.equal(created.filter((code) => code === 'GW_PROMPT_NAME_TAKEN').length, 19);
  });

  await t.test('waiting for the name of another template does not block changes of it', async (t) => {
    // The embedded database has one transaction at a time.
    if (database.kind === 'embedded') return;
    const { changes } = await openPrompts(t, database);
    const caller = callerIn('swap');
    const ids = [await changes.create(caller, promptNamed('a')), await changes.create(caller, promptNamed('b'))];
    const [first, second] = ids.toSorted() as [string, string];
    const wanted = first === ids[0] ? 'a' : 'b';
    const renamed = await database.transactional(async (entities) => {
      await entities.execute('select 1 from prompt where prompt_id = ? for update', [first]);
      const renaming = outcome(changes.update(caller, second, { name: wanted }));
      await until(() => someoneWaits(database), 'the other one waits');
      const free = 'select 1 from prompt where prompt_id = ? for update skip locked';
      t.equal((await entities.execute(free, [second])).length, 1);
      await entities.execute("update prompt set name = 'c' where prompt_id = ?", [first]);
      return [renaming];
    });
    t.equal(await renamed[0], 'done');
  });

  await t.test(
    'versions that are added and activated at once get numbers of their own, and one is active',
    async (t) => {
      const processes = [await openPrompts(t, database), await openPrompts(t, database)] as const;
      const caller = callerIn('race of versions');
      const promptId = await processes[0].changes.create(caller, promptNamed('p'));
      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          (processes[index % 2] as OpenedPrompts).changes.addVersion(caller, promptId, {
            ...wording(),
            activate: true,
          }),
        ),
      );
      for (const { store } of processes) {
        await store.find('race of versions', nobodysId);
        const found = store.get('race of versions', promptId) as Prompt;
        t.strictSame(
          found.versions.map(({ number }) => number),
          Array.from({ length: 13 }, (_, index) => index + 1),
        );
        t.ok(found.versions.includes(found.active));
        t.equal(found.active.number, 13, 'the last one to be added');
      }
    },
  );

  await t.test('a template that connections are bound to is not deleted, and the refusal names them', async (t) => {
    const { store, changes, bound } = await openPrompts(t, database);
    const caller = callerIn('bound');
    const promptId = await changes.create(caller, promptNamed('p'));
    bound.push(...Array.from({ length: 12 }, (_, index) => ({ connectionId: `id-${index}`, name: `c${index}` })));
    const refused = changes.remove(caller, promptId);
    await t.rejects(refused, {
      code: 'GW_PROMPT_IN_USE',
      status: 400,
      message: /"c0" \(id-0\), .*"c9" \(id-9\) and 2 more/,
    });
    t.ok(store.get('bound', promptId));
    bound.length = 0;
    await changes.remove(caller, promptId);
    t.equal(await outcome(changes.remove(caller, promptId)), 'GW_PROMPT_UNKNOWN');
    const left = await database.fork().execute('select 1 from prompt_version where prompt_id = ?', [promptId]);
    t.strictSame(left, [], 'its versions are gone');
  });

  await t.test('templates with unknown, foreign or invalid ids cannot be changed', async (t) => {
    const { changes } = await openPrompts(t, database);
    const promptId = await changes.create(callerIn('mine'), promptNamed('p'));
    for (const [organization, id] of [
      ['mine', nobodysId],
      ['foreign', promptId],
      ['mine', 'x'],
      ['mine', `${promptId}0`],
    ] as const) {
      const caller = callerIn(organization);
      const attempts = [
        () => changes.update(caller, id, { name: 'q' }),
        () => changes.remove(caller, id),
        () => changes.addVersion(caller, id, { ...wording(), activate: true }),
        () => changes.activate(caller, id, nobodysId),
        () => changes.label(caller, id, nobodysId, ['x']),
      ];
      for (const attempt of attempts)
        await t.rejects(attempt(), { code: 'GW_PROMPT_UNKNOWN', status: 404, message: id });
    }
  });

  await t.test(
    'another process has a change after its next look, and looks at once for what it does not know',
    async (t) => {
      const [here, there] = [await openPrompts(t, database), await openPrompts(t, database)];
      const caller = callerIn('followed');
      const promptId = await here.changes.create(caller, promptNamed('p', 'one'));
      t.equal(there.store.get('followed', promptId), undefined);
      t.match(await there.store.find('followed', promptId), { active: { text: 'one' } });
      await here.changes.addVersion(caller, promptId, { ...wording('two'), activate: true });
      await here.changes.update(caller, promptId, { name: 'q' });
      await there.store.find('followed', nobodysId);
      t.match(there.store.get('followed', promptId), { name: 'q', active: { text: 'two' } });
      await here.changes.remove(caller, promptId);
      await there.store.find('followed', nobodysId);
      t.equal(there.store.get('followed', promptId), undefined);
      t.strictSame(there.store.list('followed'), []);
    },
  );

  await t.test(
    'a change that is committed is in force, even when the database goes away right behind it',
    async (t) => {
      let isAway = false;
      const flaky: Pick<typeof database, 'fork'> = {
        fork() {
          if (isAway) throw new GatewayError({ code: 'GW_DATABASE_UNAVAILABLE', status: 503, message: 'Away.' });
          return database.fork();
        },
      };
      const { store, changes } = await openPrompts(t, database, { read: flaky as typeof database });
      const caller = callerIn('away');
      const kept = await changes.create(caller, promptNamed('kept', 'one'));
      const dropped = await changes.create(caller, promptNamed('dropped'));
      isAway = true;
      await changes.addVersion(caller, kept, { ...wording('two'), activate: true });
      await changes.remove(caller, dropped);
      t.match(store.get('away', kept), { active: { text: 'two' }, versions: [{ text: 'one' }, { text: 'two' }] });
      t.equal(store.get('away', dropped), undefined);
      await t.rejects(store.find('away', nobodysId), { code: 'GW_DATABASE_UNAVAILABLE' });
      isAway = false;
      await store.find('away', nobodysId);
      t.match(store.get('away', kept), { active: { text: 'two' }, versions: { length: 2 } });
    },
  );

  await t.test('labels of a version are changed in place, for every process, and nothing else of it', async (t) => {
    const [here, there] = [await openPrompts(t, database), await openPrompts(t, database)];
    const caller = callerIn('labelled');
    const promptId = await here.changes.create(caller, promptNamed('p', 'one'));
    const before = (await there.store.find('labelled', promptId))?.active;
    const versionId = before?.versionId ?? '';
    await here.changes.label(caller, promptId, versionId, ['staging', 'eu']);
    await here.changes.label(caller, promptId, versionId, ['staging', 'eu']);
    await there.store.find('labelled', nobodysId);
    for (const { store } of [here, there]) {
      const { active, versions } = store.get('labelled', promptId) ?? {};
      t.strictSame({ ...active, labels: before?.labels, revision: 0 }, { ...before });
      t.strictSame(active?.labels, ['staging', 'eu']);
      t.equal(versions?.length, 1);
    }
    t.match(here.trail, [
      { action: 'prompt.create' },
      {
        action: 'prompt.labelVersion',
        before: { version: { id: versionId, name: 'v1', labels: before?.labels } },
        after: { version: { id: versionId, name: 'v1', labels: ['staging', 'eu'] } },
      },
    ]);
    t.equal(here.trail.length, 2, 'what changes nothing leaves no line');
    await t.rejects(here.changes.label(caller, promptId, nobodysId, []), {
      code: 'GW_PROMPT_VERSION_UNKNOWN',
      status: 404,
    });
  });

  await t.test('every change is in the audit trail, in the same transaction', async (t) => {
    const { changes, store, trail } = await openPrompts(t, database);
    const caller = callerIn('audited');
    const promptId = await changes.create(caller, promptNamed('p', 'one'));
    await changes.addVersion(caller, promptId, { ...wording('two'), activate: false });
    const [first, second] = store.get('audited', promptId)?.versions ?? [];
    await changes.activate(caller, promptId, second?.versionId ?? '');
    await changes.activate(caller, promptId, second?.versionId ?? '');
    await changes.remove(caller, promptId);
    const resource = { type: 'prompt', id: promptId, name: 'p' };
    t.match(trail, [
      { action: 'prompt.create', resource, after: { name: 'p', version: { id: first?.versionId, template: 'one' } } },
      {
        action: 'prompt.createVersion',
        resource,
        after: { version: { name: 'v2', template: 'two' }, activated: false },
      },
      {
        action: 'prompt.activateVersion',
        resource,
        before: { activeVersionId: first?.versionId },
        after: { activeVersionId: second?.versionId },
      },
      { action: 'prompt.delete', resource, before: { name: 'p', description: '' } },
    ]);
    t.equal(trail.length, 4, 'what changes nothing leaves no line');
    t.match(trail[0], { organizationId: 'audited', author: { kind: 'token', name: 'ada' } });
  });
});
