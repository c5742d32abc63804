import type { InferenceCall } from '../../../core/api/index.js';

type Headers = Readonly<Record<string, string>>;

const header = 'anthropic-beta';
/** Before the name of a refused beta, which is remembered like a refused parameter. */
const prefix = 'beta ';

/**
 * The betas of a client that an error refuses. Agents send those of the provider itself, and clouds refuse the whole request for one that they do not
 * know, although the request is complete without it.
 *
 * @param text the body of the error response
 */
export function betasRefusedIn({ source }: InferenceCall, text: string): readonly string[] {
  if (!text.includes(header) || !/unexpected value|not supported|invalid|unknown/i.test(text)) return [];
  return betasIn(source.headers)
    .filter((beta) => text.includes(beta))
    .map((beta) => prefix + beta);
}

/** The client's headers without the betas that the model has refused. */
export function withoutRefusedBetas(headers: Headers, refused: ReadonlySet<string>): Headers {
  const betas = refused.size === 0 ? [] : betasIn(headers);
  const kept = betas.filter((beta) => !refused.has(prefix + beta));
  if (kept.length === betas.length) return headers;
  const { [header]: _, ...others } = headers;
  return kept.length === 0 ? others : { ...others, [header]: kept.join(',') };
}

function betasIn({ [header]: list = '' }: Headers): readonly string[] {
  return list
    .split(',')
    .map((beta) => beta.trim())
    .filter((beta) => beta !== '');
}
