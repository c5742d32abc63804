import { readFileSync } from 'node:fs';
import { test } from 'tap';
import { until } from '../fixtures/components/until.js';
import { documentsOf } from '../fixtures/documents/documents.js';
import { startGatewayProcess } from '../fixtures/processes/gateway-process.js';
import { callForJson, callTool, mcpClient, revisions } from '../fixtures/mcp/mcp-client.js';

const shippedFile = readFileSync(new URL('../../../gateway.yaml', import.meta.url), 'utf8');
const handbook = 'Every employee gets 27 days of paid vacation in a year. Vacation is asked for two weeks ahead.';

await test('the official client searches documents of a gateway as it is shipped, in any revision', async (t) => {
  const gateway = await startGatewayProcess(t, { yaml: shippedFile });
  const { url, apiKey, adminToken } = gateway;
  const manage = (path: string, body: object): Promise<Response> =>
    fetch(`${url}/v1/management${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const made = await manage('/connections', { name: 'handbook', enableDocuments: true });
  const { connectionId } = (await made.json()) as { readonly connectionId: string };
  const credentials = { 'x-api-key': apiKey, 'x-connection-id': connectionId };
  const app = documentsOf(
    {
      async ask(method, path, { headers, body } = {}) {
        const json = { 'content-type': 'application/json' };
        const sent = {
          method,
          headers: { ...json, ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        };
        const response = await fetch(`${url}${path}`, sent);
        const text = await response.text();
        return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as unknown };
      },
    },
    credentials,
  );
  const id = await app.make(handbook, { fileName: 'handbook.txt' });
  await until(async () => {
    const { text } = await app.ask('POST', '/status', { documentIdentifiers: [id] });
    return text.includes('completed');
  }, 'the document is processed');

  for (const revision of revisions)
    await t.test(revision, async (t) => {
      const client = await mcpClient(t, `${url}/mcp`, credentials, revision);
      t.match([client.getNegotiatedProtocolVersion(), client.getServerVersion()], [revision, { name: 'sluice' }]);
      const { tools } = await client.listTools();
      t.equal(tools[0]?.annotations?.readOnlyHint, true, 'agents need not ask whether they may search');
      t.match(tools, [{ name: 'sys_search_documents', inputSchema: { type: 'object', required: ['search_phrases'] } }]);
      const found = await callForJson(client, 'sys_search_documents', {
        search_phrases: ['How much vacation do I get?'],
      });
      t.match(found, { documents: [{ documentIdentifier: id, fileName: 'handbook.txt', snippet: /27 days/ }] });
      const nothing = await callTool(client, 'sys_search_documents', { search_phrases: ['zyzzyva'] });
      t.match(nothing, { isError: true, text: /GW_SEARCH_NO_MATCH/ });
      const wrong = await callTool(client, 'sys_search_documents', { search_phrases: 'vacation' });
      t.match(wrong, { isError: true, text: /GW_REQUEST_INVALID.*must be an array/ });
    });

  await t.test('the connection may be in the address, and the key where agents can put one', async (t) => {
    const client = await mcpClient(t, `${url}/c/${connectionId}/mcp`, { authorization: `Bearer ${apiKey}` });
    t.equal((await client.listTools()).tools.length, 1);
  });

  await t.test('a connection without documents has no search', async (t) => {
    const client = await mcpClient(t, `${url}/mcp`, { 'x-api-key': apiKey });
    t.strictSame((await client.listTools()).tools, []);
    const answer = await callTool(client, 'sys_search_documents', { search_phrases: ['vacation'] });
    t.match(answer, { isError: true, text: /GW_DOCUMENTS_DISABLED/ });
  });
  t.equal(await gateway.stop(), 0);
});
