import { test } from 'tap';
import type { DocumentFormat } from '../../api/index.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { startTestGateway } from '../../testkit/start-test-gateway.js';
import type { ConfigurationError } from '../configuration-error.js';

const note = { name: 'acme-note', extensions: ['note'], contentTypes: ['text/x-note'], module: import.meta.url };

async function problemsOf(...formats: readonly (Partial<DocumentFormat> | undefined)[]): Promise<readonly string[]> {
  const plugins = formats.map((format, index) =>
    pluginOf(`acme-${index + 1}`, { documentFormats: [{ ...note, ...format }] }),
  );
  const error = (await startTestGateway(plugins).catch((cause: unknown) => cause)) as ConfigurationError;
  return error.problems.map(({ message }) => message);
}

await test('two plugins that read the same files are both named at the start', async (t) => {
  t.strictSame(await problemsOf({}, { contentTypes: [] }), [
    '"acme-2" contributes the document format "acme-note", but "acme-1" already reads ".note"',
  ]);
  t.strictSame(await problemsOf({}, { extensions: ['other'] }), [
    '"acme-2" contributes the document format "acme-note", but "acme-1" already reads "text/x-note"',
  ]);
});

await test("a mistake in a document format is found at the start, with the plugin's name", async (t) => {
  const wrong: readonly (readonly [Partial<DocumentFormat>, RegExp])[] = [
    [{ extensions: ['.note'] }, /^"acme-1" contributes .*, but "\.note" is not an extension: lower-case letters/],
    [{ contentTypes: ['text/x-note; charset=utf-8'] }, /is not a media type in lower case, without parameters$/],
    [{ extensions: [], contentTypes: [] }, /but it has neither extensions nor content types, so no file has it$/],
    [
      { module: './parse-note.js' },
      /but its module "\.\/parse-note\.js" is not the URL of a file that exists: use new /,
    ],
    [{ module: new URL('./missing.js', import.meta.url).href }, /missing\.js" is not the URL of a file that exists/],
  ];
  for (const [members, message] of wrong) {
    const problems = await problemsOf(members);
    t.equal(problems.length, 1);
    t.match(problems[0], message);
  }
});

await test('a document format without a module stops the start', async (t) => {
  const plugin = pluginOf('acme', { documentFormats: [{ ...note, module: undefined as never }] });
  await t.rejects(startTestGateway([plugin]), { message: /documentFormats\[0\] without name, extensions or module/ });
});
