import { test } from 'tap';
import { type KnownPromptRow, type KnownVersionRow, PromptSnapshots } from './snapshots.js';

const promptId = '01900000-0000-7000-8000-0000000000a0';
const at = new Date(0);

function row(version: number, fields: Partial<KnownPromptRow> = {}): KnownPromptRow {
  return {
    promptId,
    organizationId: 'o',
    name: `name ${version}`,
    description: '',
    activeVersionId: 'v1',
    version,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
    ...fields,
  };
}

function wording(number: number, fields: Partial<KnownVersionRow> = {}): KnownVersionRow {
  const versionId = `v${number}`;
  const common = { template: '', variables: [], labels: [], revision: 0, createdAt: at };
  return { versionId, promptId, number, name: versionId, ...common, ...fields };
}

await test('a read that began before a change does not revert it', async (t) => {
  const snapshots = new PromptSnapshots();
  snapshots.apply({ prompts: [row(2)], versions: [wording(1)] });
  const known = snapshots.get('o', promptId);
  snapshots.apply({ prompts: [row(1)], versions: [] });
  snapshots.apply({ prompts: [row(2)], versions: [wording(1)] });
  t.equal(snapshots.get('o', promptId), known, 'the very same snapshot');
  snapshots.apply({ prompts: [row(3, { deletedAt: at })], versions: [] });
  snapshots.apply({ prompts: [row(2)], versions: [wording(1)] });
  t.equal(snapshots.get('o', promptId), undefined, 'what is deleted stays deleted');
  t.strictSame(snapshots.list('o'), []);
});

await test('a read that began before the labels were changed does not revert them', async (t) => {
  const snapshots = new PromptSnapshots();
  snapshots.apply({ prompts: [row(1)], versions: [wording(1, { labels: ['old'] })] });
  snapshots.apply({ prompts: [row(2)], versions: [wording(1, { labels: ['new'], revision: 1 })] });
  t.strictSame(snapshots.get('o', promptId)?.active.labels, ['new']);
  snapshots.apply({ prompts: [row(1)], versions: [wording(1, { labels: ['old'] })] });
  t.strictSame(snapshots.get('o', promptId)?.active.labels, ['new']);
});

await test('the row that was given is not kept, because the mapper made it, with references to all that it has read', (t) => {
  const snapshots = new PromptSnapshots();
  const given = row(2);
  snapshots.apply({ prompts: [given], versions: [wording(1)] });
  given.version = 0;
  snapshots.apply({ prompts: [row(1)], versions: [] });
  t.equal(snapshots.get('o', promptId)?.name, 'name 2');
  t.end();
});

await test('a deleted template is forgotten when no read can restore it any more', async (t) => {
  const snapshots = new PromptSnapshots();
  snapshots.apply({ prompts: [row(1)], versions: [wording(1)] });
  const slowEnds = snapshots.readingBegins();
  snapshots.apply({ prompts: [row(2, { deletedAt: at })], versions: [] });
  snapshots.apply({ prompts: [row(1)], versions: [wording(1)] });
  slowEnds();
  t.equal(snapshots.get('o', promptId), undefined);
  t.equal(snapshots.size, 1, 'remembered as long as such a reading may run');
  snapshots.readingBegins()();
  t.equal(snapshots.size, 0, 'and no longer');
});

await test('a version that comes later than its template is taken in; one without its template waits for it', async (t) => {
  const snapshots = new PromptSnapshots();
  snapshots.apply({ prompts: [], versions: [wording(2)] });
  t.strictSame(snapshots.list('o'), []);
  snapshots.apply({ prompts: [row(1)], versions: [] });
  t.equal(snapshots.get('o', promptId), undefined, 'not without its active version');
  snapshots.apply({ prompts: [], versions: [wording(1)] });
  const numbers = snapshots.get('o', promptId)?.versions.map(({ number }) => number);
  t.strictSame(numbers, [1, 2]);
  t.equal(snapshots.get('other', promptId), undefined);
});
