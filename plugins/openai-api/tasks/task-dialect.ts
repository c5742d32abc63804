import {
  type AnswerEncoder,
  type CollectedAnswer,
  type Dialect,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type TaskCall,
  textOf,
  type UploadedFile,
  wholeOnly,
  withoutUndefined,
} from '../../../core/api/index.js';
import { decodeModel } from '../requested-models.js';
import { imageEditsDialect } from '../dialect-name.js';
import { openaiError } from '../openai-error.js';
import { RequestObject } from '../request-object.js';
import { PictureEvents, RecordingEvents } from './media-events.js';
import { TranscriptEvents } from './transcript-events.js';

/** What the dialects of the tasks differ in. */
export interface TaskForm {
  readonly name: string;
  readonly task: TaskCall['task'];
  /** Members of the body that are the input of the call: only their texts are inspected, so their shapes are checked by `units`. */
  readonly input: readonly string[];
  /** Members that hold no text, or are in every call: numbers, switches. */
  readonly plain: readonly string[];
  /** Whether the answer to a request is sent as it arrives; it is not, when absent. */
  readonly streams?: (body: RequestObject) => boolean;
  /** The tokens that the request adds to what the model makes at most. */
  readonly moreOutputTokens?: (body: RequestObject) => number;
  /** Whether the body is a form with files. */
  readonly takesForm?: boolean;
  /** The model of a request that names none; it is refused, when absent. */
  readonly usualModel?: string;
  /** Checks the members of the body, and says by what the call may be billed. @throws GatewayError 400 */
  readonly units: (body: RequestObject, files: readonly UploadedFile[]) => TaskCall['units'];
}

/** The dialect of a task whose answer is JSON, or the bytes of a recording. */
export function taskDialect(form: TaskForm): Dialect<TaskCall> {
  return {
    name: form.name,
    decode: (fields, _request, _path, files) => decodeTask(fields, form, files),
    ...(form.takesForm ? { takesForm: true } : {}),
    reads: new Set(['model', 'user', ...form.plain, ...form.input]),
    encode: (call) => encoders[form.task]?.(call) ?? jsonEncoder,
    error: openaiError,
  };
}

function decodeTask(
  fields: JsonObject,
  { task, input, streams, moreOutputTokens, usualModel, units }: TaskForm,
  files: readonly UploadedFile[] = [],
): Omit<TaskCall, 'source'> {
  const body = new RequestObject(fields, '');
  return withoutUndefined<Omit<TaskCall, 'source'>>({
    kind: 'task',
    task,
    model: usualModel !== undefined && !body.has('model') ? usualModel : decodeModel(body),
    units: units(body, files),
    moreOutputTokens: moreOutputTokens?.(body),
    stream: streams?.(body) ?? false,
    files: files.length > 0 ? files : undefined,
    input: Object.fromEntries(input.flatMap((name) => (body.has(name) ? [[name, fields[name]]] : []))),
    endUserId: body.string('user'),
  });
}

/** An answer that is one JSON object, in which pictures are put back. */
const jsonEncoder = wholeOnly((answer) => withPictures(opaqueIn(answer), answer));

/** A recording, whose bytes are always relayed. */
const recordingEncoder: AnswerEncoder = {
  ...jsonEncoder,
  isBinary: true,
  passed: () => undefined,
  part({ type }) {
    if (type === 'media') throw new Error('a recording can only be relayed, and a plugin has changed it');
    return '';
  },
};

/** How the answers to a task are written, unless they are JSON. */
const encoders: Partial<Record<TaskCall['task'], (call: TaskCall) => AnswerEncoder>> = {
  image: (call) => (call.stream ? new PictureEvents(completedEvent(call)) : jsonEncoder),
  speech: ({ source: { body } }) => (body['stream_format'] === 'sse' ? new RecordingEvents() : recordingEncoder),
  transcription: (call) => (call.stream ? new TranscriptEvents() : transcriptEncoder(call)),
};

function completedEvent({ source: { dialect } }: TaskCall): string {
  return dialect === imageEditsDialect ? 'image_edit.completed' : 'image_generation.completed';
}

/** Formats of a transcript that are not JSON. */
const textFormats: ReadonlySet<unknown> = new Set(['text', 'srt', 'vtt']);

/**
 * A transcript that a plugin has changed. The same words are in its segments once more, divided in another way, in which a policy would not
 * find them, so these are left out.
 */
function transcriptEncoder({ source: { body } }: TaskCall): AnswerEncoder {
  const isText = textFormats.has(body['response_format']);
  return {
    ...jsonEncoder,
    wholeType: isText ? 'text/plain; charset=utf-8' : undefined,
    whole(answer) {
      const text = textOf(answer.choices[0]?.content ?? []);
      const { segments: _segments, words: _words, ...rest } = opaqueIn(answer);
      return isText ? text : { text, ...rest };
    },
  };
}

function opaqueIn({ choices }: CollectedAnswer): JsonObject {
  const block = choices[0]?.content.find(({ type }) => type === 'opaque');
  return block?.type === 'opaque' && isJsonObject(block.value) ? block.value : {};
}

function withPictures(body: JsonObject, { media = [] }: CollectedAnswer): JsonObject {
  const { data } = body;
  if (media.length === 0 || !isJsonArray(data)) return body;
  const pictures = new Map(media.map(({ index, bytes }) => [index, Buffer.from(bytes).toString('base64')]));
  const whole = data.map((item: JsonValue, index) =>
    pictures.has(index) && isJsonObject(item) ? { ...item, b64_json: pictures.get(index) } : item,
  );
  return { ...body, data: whole };
}
