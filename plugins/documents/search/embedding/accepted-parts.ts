import { GatewayError } from '../../../../core/api/index.js';

/** Makes the vectors of texts with one call. */
type MakeVectors = (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;

/** Lengths of the beginning of a text that is refused whole, as shares of it: some models take 256 tokens, which may be 200 characters. */
const shares = [0.5, 0.25, 0.125];
/** In place of a text of which nothing is accepted, and of an empty one, which some providers reject. */
const placeholder = '-';

/**
 * Divides calls for vectors until the provider accepts them, because providers allow 10, 32 or 96 texts in a call, or so many tokens, and
 * refuse all texts because of a single one. How many texts are accepted is kept for further calls.
 */
export class AcceptedParts {
  #atOnce = Number.POSITIVE_INFINITY;

  /**
   * Makes the vector of each text. A text that is refused on its own, because it is longer than the model allows or a policy blocks it, gets
   * the vector of its beginning, or at last of nothing: its document would never be complete, and its other texts would be paid for again
   * and again.
   *
   * @throws what a call throws that no other texts would help: for a limit, an outage, or a refusal of nothing
   */
  async make(texts: readonly string[], once: MakeVectors): Promise<readonly (readonly number[])[]> {
    const made: (readonly number[])[] = [];
    const inputs = texts.map((text) => (text.trim() === '' ? placeholder : text));
    while (made.length < inputs.length)
      made.push(...(await this.#part(inputs.slice(made.length, made.length + this.#atOnce), once)).vectors);
    return made;
  }

  async #part(texts: readonly string[], once: MakeVectors): Promise<MadePart> {
    try {
      return { vectors: await once(texts), isWhole: true };
    } catch (cause) {
      if (!isRefusal(cause)) throw cause;
      const [text = '', ...others] = texts;
      if (others.length === 0) return { vectors: await beginningOf(text, once, cause), isWhole: false };
      return this.#halves(texts, once);
    }
  }

  async #halves(texts: readonly string[], once: MakeVectors): Promise<MadePart> {
    const half = Math.ceil(texts.length / 2);
    const first = await this.#part(texts.slice(0, half), once);
    const second = await this.#part(texts.slice(half), once);
    // If both were accepted, it was not because of one text.
    if (first.isWhole && second.isWhole) this.#atOnce = Math.min(this.#atOnce, half);
    return { vectors: [...first.vectors, ...second.vectors], isWhole: false };
  }
}

interface MadePart {
  readonly vectors: readonly (readonly number[])[];
  /** Whether one call was enough. */
  readonly isWhole: boolean;
}

async function beginningOf(
  text: string,
  once: MakeVectors,
  refusal: GatewayError,
): Promise<readonly (readonly number[])[]> {
  const beginnings = isBlocked(refusal) ? [] : shares.map((share) => text.slice(0, Math.ceil(text.length * share)));
  for (const beginning of beginnings) {
    try {
      return await once([beginning.toWellFormed()]);
    } catch (cause) {
      if (!isRefusal(cause)) throw cause;
    }
  }
  return once([placeholder]);
}

/** Whether other texts could be accepted: the provider has refused these, or a policy has blocked them. */
export function isRefusal(cause: unknown): cause is GatewayError {
  if (!GatewayError.is(cause)) return false;
  const { status, reason } = cause.upstream ?? {};
  // Some servers refuse long texts with status 500.
  const isAboutTexts = status === 400 || status === 413 || status === 422 || reason === 'context-length';
  return isBlocked(cause) || (isAboutTexts && reason !== 'model-missing' && reason !== 'quota');
}

function isBlocked({ code }: GatewayError): boolean {
  return code === 'GW_POLICY_BLOCKED';
}
