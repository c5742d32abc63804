import {
  type Clock,
  type Connection,
  type Connections,
  counted,
  type EmbeddingContext,
  GatewayError,
  type ModelCalls,
} from '../../../../core/api/index.js';
import { AcceptedParts, isRefusal } from './accepted-parts.js';
import type { WeightingEmbedder } from './lexical-embedder.js';

/** Dependencies of an embedder that uses a provider's model. */
interface ModelEmbedderParts {
  readonly model: string;
  /** Undefined for the model's default. */
  readonly dimensions: number | undefined;
  readonly calls: ModelCalls;
  readonly connections: Connections;
  readonly clock: Clock;
}

/** What an embedder is made of, besides its model. */
type ModelServices = Omit<ModelEmbedderParts, 'model' | 'dimensions'>;

/**
 * The two kinds of texts: the operation as which they are recorded, what models are told that they are, and how often they are sent. For a question
 * somebody waits, and keywords find passages, too.
 */
const kinds = {
  passages: { operation: 'embedDocuments', inputType: 'document', tries: 4 },
  question: { operation: 'embedQuestion', inputType: 'query', tries: 1 },
} as const;

type Kind = (typeof kinds)[keyof typeof kinds];

const firstPauseMs = 500;

/** Creates an embedder that uses a model of a configured provider. Its calls are made and charged through a connection. */
export function modelEmbedder({ model, dimensions, calls, connections, clock }: ModelEmbedderParts): WeightingEmbedder {
  const parts = new AcceptedParts();

  function vectorsOf(
    texts: readonly string[],
    kind: Kind,
    context: EmbeddingContext,
  ): Promise<readonly (readonly number[])[]> {
    return parts.make(texts, (inputs) => withRetries(inputs, kind, context));
  }

  async function withRetries(
    inputs: readonly string[],
    { operation, inputType, tries }: Kind,
    { organizationId, connectionId, signal, ...asking }: EmbeddingContext,
  ): Promise<readonly (readonly number[])[]> {
    const connection = payer(connections, organizationId, connectionId);
    const call = { model, inputs, inputType, ...(dimensions !== undefined && { dimensions }) };
    for (let attempt = 1; ; attempt += 1) {
      try {
        const found = await calls.embed(call, { ...asking, connection, operation, signal });
        if (found.length === inputs.length) return found.map(({ vector }) => vector);
        throw new Error(
          `"${model}" has answered ${counted(inputs.length, 'text')} with ${counted(found.length, 'vector')}`,
        );
      } catch (cause) {
        if (attempt === tries || !isPassing(cause)) throw cause;
        await clock.sleep(pauseAfter(attempt, cause), signal);
      }
    }
  }
  return {
    id: `${model}@${dimensions ?? 'own'}`,
    measure: 'cosine',
    passages: (texts, context) => vectorsOf(texts, kinds.passages, context),
    async question({ text, ...context }) {
      const [vector] = await vectorsOf([text], kinds.question, context);
      return vector as readonly number[];
    },
  };
}

/** The embedder that has an id, such as that of an earlier configuration; undefined if the id is not that of a model's embedder. */
export function modelEmbedderOf(id: string, services: ModelServices): WeightingEmbedder | undefined {
  const [, model, dimensions] = /^(.+)@(own|\d+)$/.exec(id) ?? [];
  if (model === undefined) return undefined;
  return modelEmbedder({ ...services, model, dimensions: dimensions === 'own' ? undefined : Number(dimensions) });
}

/** The connection to charge: the one that uploads or searches; for operators, the oldest connection with documents enabled. */
function payer(connections: Connections, organizationId: string, connectionId: string | undefined): Connection {
  const own = connectionId === undefined ? undefined : connections.get(organizationId, connectionId);
  const found =
    own ?? connections.list(organizationId).find(({ enableDocuments, disabled }) => enableDocuments && !disabled);
  if (found) return found;
  throw new Error('the organization has no connection with documents that could pay for embeddings');
}

function isPassing(cause: unknown): boolean {
  if (isRefusal(cause) || !GatewayError.is(cause)) return false;
  return cause.retryable !== false && (cause.status === 429 || cause.status >= 500);
}

function pauseAfter(attempt: number, cause: unknown): number {
  const wanted = GatewayError.is(cause) ? (cause.retryAfter ?? 0) * 1000 : 0;
  return Math.min(30_000, Math.max(wanted, firstPauseMs * 2 ** (attempt - 1)));
}
