import { gatewayFields, z } from '../../core/api/index.js';

/*
 * Schemas for the OpenAPI document. Requests are decoded by `decode-request.ts`. Objects are loose, because unknown fields are passed on to
 * a provider of the dialect.
 */

const part = z
  .looseObject({ text: z.string().optional() })
  .describe('text, inlineData, fileData, functionCall, functionResponse …');
const content = z.looseObject({ role: z.string().optional().describe('user or model.'), parts: z.array(part) });
const usage = z.looseObject({ promptTokenCount: z.int() });

/** Body of `generateContent` and `streamGenerateContent`. */
export const contentRequest = z
  .looseObject({
    contents: z.array(content).min(1),
    systemInstruction: content.optional(),
    tools: z
      .array(z.looseObject({ functionDeclarations: z.array(z.looseObject({ name: z.string() })).optional() }))
      .optional(),
    toolConfig: z.looseObject({}).optional(),
    safetySettings: z.array(z.looseObject({})).optional().describe('Only for a provider of this dialect.'),
    generationConfig: z
      .looseObject({
        temperature: z.number().optional(),
        topP: z.number().optional(),
        topK: z.number().optional(),
        maxOutputTokens: z.int().optional(),
        candidateCount: z.int().optional(),
        stopSequences: z.array(z.string()).optional(),
        seed: z.int().optional(),
        responseMimeType: z.string().optional(),
        responseSchema: z.looseObject({}).optional(),
        responseJsonSchema: z.looseObject({}).optional(),
        thinkingConfig: z
          .looseObject({
            includeThoughts: z.boolean().optional(),
            thinkingBudget: z.int().optional(),
            thinkingLevel: z.string().optional(),
          })
          .optional(),
      })
      .optional(),
    ...gatewayFields,
  })
  .meta({ id: 'GenerateContentRequest' });

/** Reply of `generateContent`, and each response of a stream. */
export const contentReply = z
  .looseObject({
    candidates: z.array(z.looseObject({ content: content.optional(), finishReason: z.string().optional() })).optional(),
    promptFeedback: z.looseObject({ blockReason: z.string().optional() }).optional(),
    usageMetadata: usage.optional(),
    modelVersion: z.string().optional(),
    responseId: z.string().optional(),
  })
  .meta({ id: 'GenerateContentResponse' });

/** Body of `countTokens`. `count-tokens.ts` validates it in detail. */
export const countRequest = z
  .looseObject({
    contents: z.array(content).optional(),
    generateContentRequest: z.looseObject({}).optional().describe('The whole request, with instructions and tools.'),
  })
  .meta({ id: 'CountContentTokensRequest' });

/** Reply of `countTokens`. */
export const countReply = z.object({ totalTokens: z.int().nonnegative() }).meta({ id: 'ContentTokenCount' });

const embedFields = {
  content,
  taskType: z.string().optional(),
  outputDimensionality: z.int().optional(),
};

/** Body of `embedContent`. */
export const embedRequest = z.looseObject(embedFields).meta({ id: 'EmbedContentRequest' });

/** Body of `batchEmbedContents`. */
export const batchEmbedRequest = z
  .looseObject({ requests: z.array(z.looseObject({ model: z.string().optional(), ...embedFields })).min(1) })
  .meta({ id: 'BatchEmbedContentsRequest' });

const vector = z.looseObject({ values: z.array(z.number()) });

/** Reply of `embedContent`. */
export const embedReply = z
  .looseObject({ embedding: vector, usageMetadata: usage.optional() })
  .meta({ id: 'EmbedContentResponse' });

/** Reply of `batchEmbedContents`. */
export const batchEmbedReply = z
  .looseObject({ embeddings: z.array(vector), usageMetadata: usage.optional() })
  .meta({ id: 'BatchEmbedContentsResponse' });

/** A model. */
export const contentModel = z
  .looseObject({
    name: z.string().describe('models/{model}'),
    displayName: z.string(),
    supportedGenerationMethods: z.array(z.string()),
  })
  .meta({ id: 'ContentModel' });

/** Reply of the list of models. */
export const contentModelList = z.object({ models: z.array(contentModel) }).meta({ id: 'ContentModelList' });

/** Every error body of the dialect. */
export const errorReply = z
  .looseObject({
    error: z.looseObject({
      code: z.number(),
      message: z.string(),
      status: z.string(),
      details: z.unknown().optional().describe('The reason of the first is the code of docs/errors.md.'),
    }),
  })
  .meta({ id: 'GoogleError' });
