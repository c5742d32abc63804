import {
  type Answer,
  type Clock,
  type Exchange,
  isSuccess,
  readFailure,
  startOf,
  type Task,
  type TaskCall,
  unsupportedKind,
} from '../../../core/api/index.js';
import { isEventStream } from '../answer/answer-context.js';
import type { ProviderConfig } from '../config.js';
import { taskPaths } from '../dialect-names.js';
import type { Endpoint } from '../endpoint.js';
import { errorsOf } from '../provider-errors.js';
import { taskBody } from '../request/task-body.js';
import { mediaStream } from './media-stream.js';
import { recordingAnswer } from './recording-answer.js';
import { taskAnswer } from './task-answer.js';
import { transcriptAnswer } from './transcript-answer.js';
import { transcriptStream } from './transcript-stream.js';

/** The server that tasks are sent to. */
interface TaskServer {
  /** Id of the plugin instance. */
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly config: Pick<ProviderConfig, 'maxAnswerBytes'>;
  readonly clock: Clock;
}

/** How the answer to each task is read. */
const answersOf: Readonly<Record<Task, typeof taskAnswer>> = {
  moderation: taskAnswer,
  rerank: taskAnswer,
  image: taskAnswer,
  speech: recordingAnswer,
  transcription: transcriptAnswer,
};

/** Sends a task, such as a picture to generate, in the client's own words; resolves when the provider has accepted it. */
export async function performTask(
  call: TaskCall,
  model: string,
  exchange: Exchange,
  { id, endpoint, config: { maxAnswerBytes }, clock }: TaskServer,
): Promise<Answer> {
  const { dialect, headers: forward } = call.source;
  const path = taskPaths.get(dialect);
  if (path === undefined) throw unsupportedKind(call);
  const errors = errorsOf(id, dialect, endpoint.withhold);
  const response = await endpoint.send({ path, ...taskBody(call, model), call, exchange, forward });
  if (!isSuccess(response)) throw (await readFailure(response, errors)).error;
  const fallback = startOf(`${call.task}-${exchange.id}`, model, exchange);
  const context = { errors, call, exchange, fallback, maxAnswerBytes };
  if (call.task === 'transcription' && call.stream) return transcriptStream(response, context, clock);
  const asEvents = call.task === 'speech' ? call.source.body['stream_format'] === 'sse' : call.stream;
  if (asEvents && isEventStream(response)) return mediaStream(response, context, clock);
  const answer = answersOf[call.task](response, context);
  // From a server that sends no events: the client's dialect writes them.
  return asEvents ? { ...answer, relay: undefined } : answer;
}
