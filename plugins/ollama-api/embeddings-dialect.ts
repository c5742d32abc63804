import {
  type Clock,
  type CollectedAnswer,
  counted,
  type Dialect,
  type EmbeddingCall,
  invalidField,
  type JsonObject,
  type ModelCatalog,
  RequestFields,
  wholeOnly,
} from '../../core/api/index.js';
import { encodeError } from './error-body.js';
import { modelIn } from './model-name.js';

/** Texts of one request. */
const maxInputs = 2048;

interface EmbeddingForm {
  readonly name: string;
  readonly inputsOf: (request: RequestFields) => readonly string[];
  /** @param milliseconds how long it has taken */
  readonly write: (answer: CollectedAnswer, model: string, milliseconds: number) => JsonObject;
}

const forms: Readonly<Record<'embed' | 'embeddings', EmbeddingForm>> = {
  embed: { name: 'ollama-embed', inputsOf, write: writeVectors },
  embeddings: {
    name: 'ollama-embeddings',
    inputsOf: (request) => [request.name('prompt')],
    write: ({ embeddings: [first] }) => ({ embedding: [...(first?.vector ?? [])] }),
  },
};

/** The dialect of `POST /api/embed`, or of the older `POST /api/embeddings`. Its answers are never streamed. */
export function embeddingsDialect(
  form: keyof typeof forms,
  { models, clock }: { readonly models: ModelCatalog; readonly clock: Clock },
): Dialect<EmbeddingCall> {
  const { name, inputsOf: inputs, write } = forms[form];
  return {
    name,
    decode(body) {
      const request = new RequestFields(body, '');
      const dimensions = request.count('dimensions');
      return {
        kind: 'embedding',
        model: modelIn(request, models),
        stream: false,
        inputs: inputs(request),
        encoding: 'float',
        ...(dimensions ? { dimensions } : {}),
      };
    },
    encode: ({ model }, { receivedAt }) => wholeOnly((answer) => write(answer, model, clock.now() - receivedAt)),
    error: encodeError,
  };
}

function inputsOf(request: RequestFields): readonly string[] {
  const input = request.required('input', request.value('input'));
  if (typeof input === 'string') return [input];
  const texts = request.array('input') ?? [];
  if (texts.length === 0) throw invalidField('input', 'must contain at least one text');
  if (texts.length > maxInputs) throw invalidField('input', `must have at most ${counted(maxInputs, 'member')}`);
  return request.strings('input') ?? [];
}

function writeVectors({ embeddings, usage }: CollectedAnswer, model: string, milliseconds: number): JsonObject {
  return {
    model,
    embeddings: embeddings.map(({ vector }) => [...vector]),
    total_duration: Math.round(milliseconds * 1e6),
    load_duration: 0,
    prompt_eval_count: usage?.inputTokens ?? 0,
  };
}
