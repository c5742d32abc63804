/** An example of a first request. */
export interface FirstRequest {
  readonly title: string;
  /** The path of the operation that it calls. */
  readonly path: string;
  readonly code: string;
}

/** Returns examples that work once the placeholders in angle brackets are replaced. */
export function firstRequests(address: string, model: string): readonly FirstRequest[] {
  return [
    { title: 'curl', path: '/v1/inference/chat', code: curl(address, model) },
    { title: 'OpenAI SDK', path: '/v1/chat/completions', code: openaiSdk(address, model) },
    { title: 'Anthropic SDK', path: '/v1/messages', code: anthropicSdk(address, model) },
  ];
}

function curl(address: string, model: string): string {
  const body = JSON.stringify({ model, messages: [{ role: 'user', content: 'What are you?' }] });
  return `curl ${address}/v1/inference/chat \\
  -H 'content-type: application/json' \\
  -H 'x-api-key: <API_KEY>' \\
  -H 'x-connection-id: <CONNECTION_ID>' \\
  -d '${body.replaceAll("'", String.raw`'\''`)}'`;
}

function openaiSdk(address: string, model: string): string {
  return `import OpenAI from 'openai';

const client = new OpenAI({ baseURL: '${address}/v1', apiKey: '<API_KEY>' });
const answer = await client.chat.completions.create({
  model: ${JSON.stringify(model)},
  messages: [{ role: 'user', content: 'What are you?' }],
});
console.log(answer.choices[0].message.content);`;
}

function anthropicSdk(address: string, model: string): string {
  return `import Anthropic from '@anthropic-ai/sdk';

const client = new Anthropic({ baseURL: '${address}', apiKey: '<API_KEY>' });
const answer = await client.messages.create({
  model: ${JSON.stringify(model)},
  max_tokens: 500,
  messages: [{ role: 'user', content: 'What are you?' }],
});
console.log(answer.content);`;
}
