import { test } from 'tap';
import { type Contributions, definePolicyType, PolicyTypes, ToolFunctions, z } from '../../api/index.js';
import { idleContributions } from './idle-contributions.js';

await test('a misspelt hook of an instance of a class is reported, and its own methods are not', (t) => {
  class Shield {
    readonly observer = [];
    prepare() {}
    govren() {}
    prepared() {}
    count() {}
  }
  class Guard extends Shield {
    get amdit(): never {
      throw new Error('an accessor is not read');
    }
    override govren() {}
    closed() {}
  }
  const found = idleContributions(new Guard() as Contributions, () => true);
  t.strictSame(
    [...new Set(found)],
    ['"govren" is not a hook; did you mean "govern"?', '"closed" is not a hook; did you mean "close"?'],
  );
  t.end();
});

const tone = definePolicyType({
  policyType: 'acme_tone',
  validActions: ['block'],
  description: 'Keeps the tone.',
  isEnabled: true,
  configuration: z.strictObject({}),
});

await test('what no plugin of the list asks for is reported, with the plugin that is missing', (t) => {
  const stock = { tool: { name: 'acme_stock', inputSchema: {} }, run: async () => ({}) };
  const judged = { ...tone, detector: () => ({ detect: () => [] }) };
  const note = { name: 'acme-note', extensions: ['note'], contentTypes: [], module: 'file:///note.js' };
  const contributions: Contributions = { functions: [stock], policyTypes: [judged], documentFormats: [note] };
  t.strictSame(
    idleContributions(contributions, ({ key }) => key === PolicyTypes.key),
    [
      'it has functions for models, which need the plugin "tools" in the list',
      'it has formats of documents, which need the plugin "documents" in the list',
    ],
  );
  t.strictSame(
    idleContributions(contributions, ({ key }) => key !== PolicyTypes.key),
    ['it has types of policies with a detector, which need the plugin "policies" in the list'],
  );
  t.strictSame(
    idleContributions({ functions: [] }, ({ key }) => key !== ToolFunctions.key),
    [],
  );
  t.end();
});

await test('a type of policies that nothing enforces is reported', (t) => {
  const idle = (contributions: Contributions): readonly string[] => idleContributions(contributions, () => true);
  t.match(idle({ policyTypes: [tone] }), [/"acme_tone" has no detector, and the plugin no hook/]);
  t.strictSame(idle({ policyTypes: [tone], govern: () => undefined }), []);
  t.strictSame(idle({ policyTypes: [{ ...tone, isEnabled: false }] }), []);
  t.end();
});
