import { storableText, z } from '../../core/api/index.js';
import { longestId } from './native-fields.js';

/*
 * Schemas of native requests, for the OpenAPI document. Requests are decoded by `decode-request.ts`; a test checks that both accept the
 * same. `nullish` is intended: null counts as absent.
 */

const id = storableText({ least: 1, most: longestId });
const jsonObject = z.record(z.string(), z.unknown());
const jsonText = z.string().refine((text) => isJson(text));

const textBlock = z.strictObject({ type: z.literal('text'), text: z.string() }).meta({ id: 'TextBlock' });
const imageBlock = z
  .strictObject({
    type: z.literal('image_url'),
    image_url: z.strictObject({
      url: z.string().min(1).describe('An http: or https: address, or a data: URL in base64.'),
      detail: z.enum(['auto', 'low', 'high']).nullish(),
    }),
  })
  .meta({ id: 'ImageBlock' });

const texts = z.union([z.string(), z.array(textBlock)]);

const systemMessage = z.strictObject({
  role: z.literal('system'),
  content: z.union([z.string(), z.array(textBlock).min(1)]),
});

const userMessage = z.strictObject({
  role: z.literal('user'),
  content: z.union([z.string(), z.array(z.discriminatedUnion('type', [textBlock, imageBlock])).min(1)]),
});

const toolCall = z
  .strictObject({
    id: z.string().min(1).describe('Unique; the tool message with the result has it as `tool_call_id`.'),
    type: z.literal('function'),
    function: z.strictObject({
      name: z.string().min(1),
      arguments: z.union([jsonText, z.literal('')]).describe('A string that holds JSON.'),
    }),
  })
  .meta({ id: 'ToolCall' });

const assistantMessage = z.strictObject({
  role: z.literal('assistant'),
  content: texts.nullish().describe('Required unless there are tool calls.'),
  tool_calls: z.array(toolCall).nullish(),
  reasoning: z
    .string()
    .nullish()
    .describe('The reasoning of an earlier answer is accepted, but not sent to the model.'),
  citations: z
    .array(z.unknown())
    .nullish()
    .describe('The citations of an earlier answer are accepted, but not sent to the model.'),
});

const toolMessage = z.strictObject({
  role: z.literal('tool'),
  tool_call_id: z.string().min(1).describe('Equal to the `id` of the call that this answers.'),
  content: jsonText.describe("The function's result: a string that holds JSON."),
});

const parameters = z.strictObject({
  end_user_id: id.nullish().describe("The app's end user."),
  temperature: z.number().min(0).max(2).nullish().describe('0.7 when absent, for models that take it.'),
  max_tokens: z.int().min(1).nullish().describe('Maximum tokens of the answer, all steps together.'),
  top_p: z.number().min(0).max(1).nullish().describe('0.9 when absent, for models that take it.'),
  frequency_penalty: z.number().min(-2).max(2).nullish().describe('0 when absent, for models that take it.'),
  presence_penalty: z.number().min(-2).max(2).nullish().describe('0 when absent, for models that take it.'),
  stream: z
    .boolean()
    .nullish()
    .describe('Whether the answer comes as events, while it is generated; false when absent.'),
  include_usage: z.boolean().nullish().describe('Whether a stream ends with the usage; true when absent.'),
  json_schema: jsonObject.nullish().describe('JSON Schema that the answer must match.'),
  stop: z.string().min(1).nullish().describe('Stop sequence.'),
});

const tool = z.strictObject({
  name: z.string().min(1).describe('Unique in the request.'),
  description: z.string().nullish().describe('What the model is told about it.'),
  input_schema: jsonObject.nullish().describe('JSON Schema of the inputs.'),
});

const prompt = z
  .strictObject({
    id: z.string().min(1).max(200).nullish().describe("Id of a prompt template; the connection's own when absent."),
    version: z.string().min(1).max(200).nullish().describe('Id or name of a version; the active one when absent.'),
    label: z.string().min(1).max(200).nullish().describe('The newest version with this label is used.'),
    variables: jsonObject.nullish().describe("Values for the template's placeholders."),
  })
  .refine(({ version, label }) => typeof version !== 'string' || typeof label !== 'string');

/** Body of both native operations. */
export const inferenceRequest = z
  .strictObject({
    type: z.literal('Inference').nullish().describe('May be left out.'),
    version: z.literal('2.0').nullish().describe('May be left out.'),
    model: z.string().min(1).describe('A model of `GET /v1/models`, or `provider/model`.'),
    messages: z
      .array(z.discriminatedUnion('role', [systemMessage, userMessage, assistantMessage, toolMessage]))
      .min(1)
      .describe('The conversation, the oldest message first.'),
    parameters: parameters.nullish().describe('How the model answers.'),
    session_id: id
      .nullish()
      .describe('The conversation that the request belongs to, in histories; a session of its own when absent.'),
    tools: z
      .array(tool)
      .nullish()
      .describe(
        'Functions that the model may call. One that the gateway runs, such as `sys_search_documents`, needs only its name.',
      ),
    auto_continuation: z.boolean().nullish().describe('Run built-in tools inside the gateway; false when absent.'),
    agent_parameters: z
      .looseObject({
        max_steps: z
          .int()
          .min(1)
          .max(20)
          .nullish()
          .describe('Rounds of function calls; `maxSteps` of the plugin `tools` when absent.'),
        tool_timeout_ms: z.int().min(1).nullish().describe('Maximum milliseconds for each function.'),
      })
      .nullish()
      .describe(
        'Limits of what the gateway does by itself with `auto_continuation`. Other members are for plugins, and kept with logged requests.',
      ),
    prompt: prompt.nullish().describe('A prompt template to render ahead of the messages.'),
  })
  .meta({ id: 'InferenceRequest' });

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
