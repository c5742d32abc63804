import { addressOf } from '../../api/client.js';
import type { InferenceRequest } from '../../api/schemas.js';

/** The request as a command. The key is not in it: it stays in an environment variable. */
export function asCurl(request: InferenceRequest, connectionId: string): string {
  const body = JSON.stringify(request, null, 2).replaceAll("'", String.raw`'\''`);
  return [
    `curl --no-buffer ${addressOf('v1/inference/chat')} \\`,
    '  -H "x-api-key: $SLUICE_API_KEY" \\',
    `  -H 'x-connection-id: ${connectionId}' \\`,
    "  -H 'content-type: application/json' \\",
    `  -d '${body}'`,
  ].join('\n');
}

/** The same with OpenAI's library for JavaScript. Sessions are the native dialect's. */
export function asOpenaiSdk(request: InferenceRequest, connectionId: string): string {
  const { model, messages, parameters, tools, auto_continuation: continues, prompt } = request;
  const { temperature, max_tokens: maxTokens, end_user_id: user } = parameters ?? {};
  const body = {
    model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    ...(typeof temperature === 'number' && { temperature }),
    ...(typeof maxTokens === 'number' && { max_tokens: maxTokens }),
    ...(typeof user === 'string' && { user }),
    ...(tools && { tools: tools.map(({ name }) => ({ type: 'function', function: { name } })) }),
    ...(continues && { auto_continuation: true }),
    ...(prompt && { prompt }),
  };
  return `import OpenAI from 'openai';

const client = new OpenAI({
  baseURL: '${addressOf('v1')}',
  apiKey: process.env.SLUICE_API_KEY,
  defaultHeaders: { 'x-connection-id': '${connectionId}' },
});

const stream = await client.chat.completions.create(${JSON.stringify(body, null, 2)});
for await (const chunk of stream) {
  process.stdout.write(chunk.choices[0]?.delta?.content ?? '');
}`;
}
