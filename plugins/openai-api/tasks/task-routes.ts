import { defineInferenceRoute, type InferenceRoute } from '../../../core/api/index.js';
import {
  imageEditExamples,
  imageExamples,
  moderationExamples,
  rerankExamples,
  speechExamples,
  transcriptionExamples,
} from './task-examples.js';
import { taskDialect } from './task-dialect.js';
import {
  imageEditForm,
  imageForm,
  moderationForm,
  rerankForm,
  speechForm,
  transcriptionForm,
  translationForm,
} from './task-forms.js';
import {
  ImageEditRequest,
  ImageList,
  ImageRequest,
  Moderation,
  ModerationRequest,
  Ranking,
  RerankRequest,
  SpeechRequest,
  Transcript,
  TranscriptionRequest,
} from './task-schemas.js';

const tag = 'OpenAI dialect';

const rerank = { tag, dialect: taskDialect(rerankForm), body: RerankRequest, reply: Ranking, examples: rerankExamples };

/** Those that Azure has, too. */
export const tasksOfDeployments: readonly InferenceRoute[] = [
  defineInferenceRoute({
    operation: 'createImage',
    path: '/v1/images/generations',
    summary: 'Generate pictures',
    description:
      "Generates pictures from a text, with a model of a server that speaks OpenAI's dialect. Policies apply to the text.",
    tag,
    dialect: taskDialect(imageForm),
    body: ImageRequest,
    reply: ImageList,
    examples: imageExamples,
  }),
  defineInferenceRoute({
    operation: 'editImage',
    path: '/v1/images/edits',
    summary: 'Change pictures, or combine them',
    description: 'Changes or combines pictures as a text says. The body is a form with files.',
    tag,
    dialect: taskDialect(imageEditForm),
    body: ImageEditRequest,
    reply: ImageList,
    examples: imageEditExamples,
  }),
  defineInferenceRoute({
    operation: 'createSpeech',
    path: '/v1/audio/speech',
    summary: 'Speak a text',
    description:
      "Returns a recording of a text, with a model of a server that speaks OpenAI's dialect. Policies apply to the text.",
    tag,
    dialect: taskDialect(speechForm),
    body: SpeechRequest,
    replyType: 'audio/*',
    examples: speechExamples,
  }),
  defineInferenceRoute({
    operation: 'createTranscription',
    path: '/v1/audio/transcriptions',
    summary: 'Transcribe a recording',
    description:
      'Returns the text of a recording, which comes as a form with a file. Policies apply to the transcript.',
    tag,
    dialect: taskDialect(transcriptionForm),
    body: TranscriptionRequest,
    reply: Transcript,
    examples: transcriptionExamples,
  }),
  defineInferenceRoute({
    operation: 'createTranslation',
    path: '/v1/audio/translations',
    summary: 'Transcribe a recording in English',
    description:
      'Returns the text of a recording in English. The body is a form with a file. Policies apply to the transcript.',
    tag,
    dialect: taskDialect(translationForm),
    body: TranscriptionRequest,
    reply: Transcript,
    examples: transcriptionExamples,
  }),
];

/** The routes of everything that is neither a conversation nor vectors. */
export const taskRoutes: readonly InferenceRoute[] = [
  defineInferenceRoute({
    operation: 'createModeration',
    path: '/v1/moderations',
    summary: 'Classify texts and pictures',
    description:
      "Sends texts and pictures to a moderation model of a server that speaks OpenAI's dialect. What the gateway itself blocks is defined by policies.",
    tag,
    dialect: taskDialect(moderationForm),
    body: ModerationRequest,
    reply: Moderation,
    examples: moderationExamples,
  }),
  defineInferenceRoute({
    ...rerank,
    operation: 'rerank',
    path: '/v1/rerank',
    summary: 'Order documents by their relevance',
    description: 'Orders documents by how well they fit a query, with a model of a server that offers `/rerank`.',
  }),
  defineInferenceRoute({
    ...rerank,
    operation: 'rerankV2',
    path: '/v2/rerank',
    summary: 'Order documents by their relevance, at the address of another version',
    description: 'The same as `rerank`, for clients that call this address.',
  }),
  ...tasksOfDeployments,
];
