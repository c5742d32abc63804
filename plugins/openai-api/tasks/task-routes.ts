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
  }),
  defineInferenceRoute({
    ...rerank,
    operation: 'rerankV2',
    path: '/v2/rerank',
    summary: 'Order documents by their relevance, at the address of another version',
  }),
  ...tasksOfDeployments,
];
