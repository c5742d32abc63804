import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { test } from 'tap';
import { anyApiRequest, type ApiRequest, withKnownIds } from '../fixtures/api/any-api-request.js';
import { ApiDocument, type ApiOperation } from '../fixtures/api/api-document.js';
import { type Asked, startManagementGateway } from '../fixtures/gateways/management-gateway.js';
import { type OneOfEverything, oneOfEverything } from '../fixtures/stored-data/one-of-everything.js';
import { fc, seed } from '../fixtures/random.js';

/** `SLUICE_TEST_REQUESTS=100000` for the long form. */
const count = Number(process.env['SLUICE_TEST_REQUESTS'] ?? 1_500);
const atOnce = 16;
/** The most answers that may say that the database was too busy: on a machine with forty times too much to do, one of 10,000 did. */
const mostBusy = count / 100;

/** Ids of what exists, by the names of path parameters; the first of each is never deleted. */
class KnownIds {
  readonly #ids: Map<string, string[]>;

  constructor({ ids }: OneOfEverything) {
    this.#ids = new Map(Object.entries(ids).map(([name, id]) => [name, [id]]));
  }

  find(name: string, index: number, { method }: ApiOperation): string {
    const [first = 'absent', ...others] = this.#ids.get(name) ?? [];
    const known = method === 'DELETE' ? others : [first, ...others];
    return known[index % known.length] ?? 'absent';
  }

  /** Records the ids of created resources. */
  learn({ operation }: ApiRequest, { status, body }: Asked): void {
    if (operation.method !== 'POST' || status !== 200 || typeof body !== 'object' || body === null) return;
    const made = body as Readonly<Record<string, string>>;
    for (const name of ['connectionId', 'policyId', 'keyId', 'tokenId'])
      if (name in made) this.#ids.get(name)?.push(made[name] as string);
    if (operation.operationId === 'createPrompt') this.#ids.get('promptId')?.push(made['id'] as string);
  }
}

/** Sends as it is: `fetch` would tidy the path up. */
function send(url: string, { operation, target, body }: ApiRequest, agent: Agent, secret: string): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/`, {
      agent,
      path: target,
      method: operation.method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      text(response).then((answer) => resolve(askedOf(response.statusCode ?? 0, response.headers, answer)), reject);
    });
    sent.end(body);
  });
}

function askedOf(status: number, headers: IncomingHttpHeaders, answer: string): Asked {
  const type = headers['content-type'] ?? '';
  const isJson = type.startsWith('application/json') && answer !== '';
  return {
    status,
    headers: new Headers({ 'content-type': type, 'retry-after': headers['retry-after'] ?? '' }),
    text: answer,
    body: isJson ? JSON.parse(answer) : undefined,
  };
}

/** Whether an answer has the one form in which a request may fail: the documented refusal of a database that has had no connection free in time. */
function isBusy({ status, headers, body }: Asked): boolean {
  const { code } = (body ?? {}) as { readonly code?: string };
  return status === 503 && code === 'GW_DATABASE_UNAVAILABLE' && headers.get('retry-after') === '1';
}

await test(`${count} requests made from the API description, valid and invalid, get the documented responses`, async (t) => {
  const gateway = await startManagementGateway(t);
  const document = await ApiDocument.of(gateway);
  const things = await oneOfEverything(gateway, 'default');
  const ids = new KnownIds(things);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  t.teardown(() => agent.destroy());
  t.comment(`seed ${seed}`);
  const requests = fc.sample(anyApiRequest(document), { numRuns: count, seed });
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  let busy = 0;
  const one = async (planned: ApiRequest): Promise<void> => {
    const { operation } = planned;
    const idOf = (name: string, index: number): string => ids.find(name, index, operation);
    const sent = {
      operation,
      target: withKnownIds(planned.target, idOf),
      body: planned.body && withKnownIds(planned.body, idOf),
    };
    const answer = await send(gateway.url, sent, agent, operation.access === 'key' ? things.key : things.token);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (isBusy(answer)) busy += 1;
    const problem = answer.status >= 500 && !isBusy(answer) ? 'failed' : document.problemOf(operation, answer);
    if (problem !== undefined)
      problems.push(
        `${operation.method} ${sent.target} ${sent.body?.slice(0, 500)}: ${problem}; ${answer.status} ${answer.text.slice(0, 500)}`,
      );
    ids.learn(sent, answer);
  };
  const queue = requests.values();
  const worker = async (): Promise<void> => {
    for (const planned of queue) await one(planned);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  t.strictSame(problems.slice(0, 10), [], `${problems.length} problems, seed ${seed}`);
  t.comment(Object.fromEntries(statuses));
  t.ok(busy <= mostBusy, `the database was too busy for ${busy}`);
  t.ok((statuses.get(200) ?? 0) > count / 10, 'many do something');
  t.ok((statuses.get(400) ?? 0) > count / 10, 'and many are refused');
  // In words: the errors themselves hold on to half of the gateway.
  const errors = gateway.log.flatMap(({ level, ...line }) => (level === 'error' ? [inspect(line, { depth: 2 })] : []));
  const others = errors.filter((line) => busy === 0 || !line.includes('GW_DATABASE_UNAVAILABLE'));
  t.strictSame(others.slice(0, 3), [], 'nothing is an error of the gateway');
});
