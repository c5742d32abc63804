/** How an app uses a key. */
interface KeyExample {
  readonly title: string;
  readonly code: string;
}

/** What the examples are made of. */
interface ExampleFacts {
  /** The gateway's address, without a slash at its end. */
  readonly address: string;
  /** The key; undefined where it is not known, and is read from the environment variable SLUICE_API_KEY. */
  readonly secret: string | undefined;
  readonly model: string;
  /** The connection that requests name; undefined when the key has a default connection, which then needs no mention. */
  readonly connectionId: string | undefined;
}

const question = 'What are you?';
const variable = 'SLUICE_API_KEY';

/** Code that works as it is, for the common ways to call the gateway. */
export function keyExamples(facts: ExampleFacts): readonly KeyExample[] {
  return [
    { title: 'curl', code: curl(facts) },
    { title: 'OpenAI SDK', code: openaiSdk(facts) },
    { title: 'Python', code: openaiPython(facts) },
    { title: 'Anthropic SDK', code: anthropicSdk(facts) },
  ];
}

function curl({ address, secret, model, connectionId }: ExampleFacts): string {
  const body = JSON.stringify({ model, messages: [{ role: 'user', content: question }] });
  const lines = [
    `curl ${address}/v1/inference/chat`,
    `-H 'content-type: application/json'`,
    secret === undefined ? `-H "x-api-key: $${variable}"` : `-H 'x-api-key: ${secret}'`,
    ...(connectionId === undefined ? [] : [`-H 'x-connection-id: ${connectionId}'`]),
    `-d '${body.replaceAll("'", String.raw`'\''`)}'`,
  ];
  return lines.join(' \\\n  ');
}

function openaiSdk({ address, secret, model, connectionId }: ExampleFacts): string {
  return `import OpenAI from 'openai';

const client = new OpenAI({
  baseURL: '${address}/v1',
  apiKey: ${keyInScript(secret)},${headers(connectionId)}
});
const answer = await client.chat.completions.create({
  model: ${JSON.stringify(model)},
  messages: [{ role: 'user', content: '${question}' }],
});
console.log(answer.choices[0].message.content);`;
}

function openaiPython({ address, secret, model, connectionId }: ExampleFacts): string {
  const named = connectionId === undefined ? '' : `\n    default_headers={"x-connection-id": "${connectionId}"},`;
  return `${secret === undefined ? 'import os\n' : ''}from openai import OpenAI

client = OpenAI(
    base_url="${address}/v1",
    api_key=${secret === undefined ? `os.environ["${variable}"]` : `"${secret}"`},${named}
)
answer = client.chat.completions.create(
    model=${JSON.stringify(model)},
    messages=[{"role": "user", "content": "${question}"}],
)
print(answer.choices[0].message.content)`;
}

function keyInScript(secret: string | undefined): string {
  return secret === undefined ? `process.env.${variable}` : `'${secret}'`;
}

function anthropicSdk({ address, secret, model, connectionId }: ExampleFacts): string {
  return `import Anthropic from '@anthropic-ai/sdk';

const client = new Anthropic({
  baseURL: '${address}',
  apiKey: ${keyInScript(secret)},${headers(connectionId)}
});
const answer = await client.messages.create({
  model: ${JSON.stringify(model)},
  max_tokens: 500,
  messages: [{ role: 'user', content: '${question}' }],
});
console.log(answer.content);`;
}

function headers(connectionId: string | undefined): string {
  return connectionId === undefined ? '' : `\n  defaultHeaders: { 'x-connection-id': '${connectionId}' },`;
}
