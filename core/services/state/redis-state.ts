import { createHash } from 'node:crypto';
import { ErrorReply } from 'redis';
import { GatewayError } from '../../api/errors.js';
import { codeOf } from '../../api/internal/code-of.js';
import type { Logger } from '../../api/services/logger.js';
import type { RedisScript, ScriptInput, SharedState } from '../../api/services/state-store.js';
import { answerInTime } from '../../api/waiting/answer-in-time.js';
import { OutageReasons } from '../outage-reasons.js';
import { credentialsOf, withoutCredentials } from '../server-credentials.js';
import { evictionPolicyOf } from './eviction-policy.js';
import type { ClientCertificate, RedisLink } from './redis-link.js';
import { isEncrypted, tlsAdvice } from './redis-tls.js';
import { describeRedis } from './redis-url.js';
import { ServerCluster } from './server-cluster.js';
import { SingleServer } from './single-server.js';

/** Time limit of a command in milliseconds. */
const limitMs = 500;
/** How long a server that refuses writes, or is too slow, is left alone before the next trial. */
const restMs = 1_000;
/** The same after a refusal that only an operator can end: a write may succeed all the same, and the next script be refused again. */
const longRestMs = 30_000;

const mistake = /^(?:ERR|WRONGTYPE|NOSCRIPT|CROSSSLOT)\b/;
/** Refusals that last, and what the operator can do. */
const lasting: readonly (readonly [refusal: RegExp, advice: string])[] = [
  [/^(?:MOVED|ASK)\b/, 'it is a node of a Redis Cluster: set state.redis.cluster (REDIS_CLUSTER) to true'],
  [
    /^ERR This instance has cluster support disabled/,
    'it is no Redis Cluster: set state.redis.cluster (REDIS_CLUSTER) to false',
  ],
  [
    /^ERR unknown command/,
    'it cannot run scripts. If it is a Sentinel, use the address of the server that it watches, or of a proxy that follows it',
  ],
  [
    /^NOPERM\b|The user executing the script can't run this command|\bACL failure in script/,
    'its user needs the commands and keys that are in docs/operations/deploying.md',
  ],
];
/** Before version 7, a refusal within a script is in the text of another error: `ERR Error running script (…): … -READONLY You can't write …`. */
const wrappedRefusal = /^ERR Error running script .* -(?:OOM|READONLY|MISCONF|NOREPLICAS|MASTERDOWN)\b/;

/** How a connection ends of which only one side expects TLS. */
const wrongEncryption = /^(?:ECONNRESET|EPIPE|ERR_SSL_|Connection timeout|Socket closed)/;

/** The options of {@link RedisState}. */
export interface RedisOptions {
  readonly url: string;
  /** Prefix of every key. */
  readonly keyPrefix: string;
  /** Whether the URL is that of a Redis Cluster, whose servers each have some of the keys. */
  readonly cluster?: boolean | undefined;
  /** What the server is shown, if it asks for a certificate. */
  readonly clientCertificate?: ClientCertificate | undefined;
  readonly log: Logger;
}

/** The Redis that all replicas share: one server, or a cluster. */
export class RedisState implements SharedState {
  readonly #link: RedisLink;
  readonly #log: Logger;
  readonly #server: string;
  #url: string;
  readonly #hashes = new WeakMap<RedisScript, string>();
  readonly #waiting = new Set<() => void>();
  /** True when the last write on this connection was accepted, and in time. */
  #isUsable = false;
  /** Whether it ever was. */
  #isFound = false;
  /** The next trial of a server that is left alone. */
  #trial: NodeJS.Timeout | undefined;
  readonly #reasons = new OutageReasons();
  /** The last one that the log has named. */
  #evictionPolicy: string | undefined;
  #closed = false;

  constructor({ url, keyPrefix, cluster = false, clientCertificate, log }: RedisOptions) {
    this.#server = describeRedis(url);
    this.#log = log;
    this.#url = url;
    this.#link = new (cluster ? ServerCluster : SingleServer)({
      url: withoutCredentials(url),
      keyPrefix,
      clientCertificate,
      credentials: () => credentialsOf(this.#url),
      onConnected: () => void this.#connected(),
      onLost: (error) => this.#lost(error),
    });
  }

  get client(): RedisLink['client'] {
    return this.#link.client;
  }

  /** Uses the credentials of this URL of the same server whenever it connects from now on. */
  useUrl(url: string): void {
    this.#url = url;
  }

  get isReady(): boolean {
    return this.#isUsable && this.#link.client.isReady;
  }

  onReady(changed: () => void): () => void {
    this.#waiting.add(changed);
    return () => this.#waiting.delete(changed);
  }

  async run(script: RedisScript, input: ScriptInput): Promise<unknown> {
    if (!this.isReady) throw unavailable(new Error(`no answer from ${this.#server}`));
    try {
      return await inTime(this.#evaluate(script, input));
    } catch (error) {
      // An error in the script itself is not an outage.
      if (error instanceof Error && isMistake(error.message)) throw error;
      this.#leaveAlone(error);
      throw unavailable(error);
    }
  }

  /**
   * The server is full, a read-only replica, still loading, too slow, or does not know this client: it answers, but is of no use. Nothing is
   * sent to it until a trial succeeds (a circuit breaker).
   */
  #leaveAlone(error: unknown): void {
    // A connection that is lost is opened again in any case.
    if (this.#closed || !(error instanceof ErrorReply || error instanceof TooLate)) return;
    this.#lost(error);
    this.#trial ??= setTimeout(() => void this.#tryAgain(), adviceFor(error) === undefined ? restMs : longRestMs);
  }

  /** Another connection may lead to another server, so what the last one has refused says nothing. */
  #connected(): Promise<unknown> {
    clearTimeout(this.#trial);
    this.#trial = undefined;
    return this.#tryToWrite();
  }

  async #tryAgain(): Promise<void> {
    this.#trial = undefined;
    // A new connection is tried when it is ready.
    if (!this.#link.client.isReady) return;
    const refused = await this.#tryToWrite();
    // Also one that is late: an answer that has no end would fill the memory.
    if (refused instanceof ErrorReply || refused instanceof TooLate) this.#link.connectAgain();
  }

  /** @returns why the server did not write in time */
  async #tryToWrite(): Promise<unknown> {
    try {
      await inTime(this.#link.tryToWrite());
    } catch (error) {
      this.#leaveAlone(error);
      return error;
    }
    if (!this.#trial) this.#found();
    return undefined;
  }

  async #evaluate(script: RedisScript, { keys, arguments: values }: ScriptInput): Promise<unknown> {
    const options = { keys: [...keys], arguments: [...values] };
    try {
      return await this.#link.client.evalSha(this.#hashOf(script), options);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return this.#link.client.eval(script.text, options);
    }
  }

  #hashOf(script: RedisScript): string {
    const known = this.#hashes.get(script);
    if (known !== undefined) return known;
    const hash = createHash('sha1').update(script.text).digest('hex');
    this.#hashes.set(script, hash);
    return hash;
  }

  #lost(error: unknown): void {
    this.#isUsable = false;
    if (!this.#reasons.isNew(error)) return;
    const advice = adviceFor(error) ?? this.#adviceForUrl(error);
    this.#log.warn(
      { server: this.#server, error, ...(advice && { advice }) },
      'Redis cannot be used; retrying until it can',
    );
  }

  /** What may be wrong with a URL under which no Redis was found yet. */
  #adviceForUrl(error: unknown): string | undefined {
    if (this.#isFound || !(error instanceof Error) || !wrongEncryption.test(codeOf(error) ?? error.message))
      return undefined;
    return isEncrypted(this.#url)
      ? 'if it does not speak TLS, state.redis.url (REDIS_URL) begins with redis:'
      : 'if it speaks TLS, state.redis.url (REDIS_URL) begins with rediss:';
  }

  #found(): void {
    this.#isUsable = true;
    this.#isFound = true;
    if (this.#reasons.isOutage) this.#log.info({ server: this.#server }, 'Redis can be used again');
    this.#reasons.clear();
    for (const changed of this.#waiting) this.#tell(changed);
    this.#warnOfEviction().catch(() => undefined); // A user may lack the right to ask.
  }

  /** What it throws is the fault of its plugin: others are told all the same. */
  #tell(changed: () => void): void {
    try {
      changed();
    } catch (error) {
      this.#log.error({ error }, 'what waits for Redis has failed');
    }
  }

  async #warnOfEviction(): Promise<void> {
    const policy = (await this.#link.memory()).map(evictionPolicyOf).find((found) => found !== undefined);
    if (policy !== undefined && policy !== this.#evictionPolicy) {
      this.#log.warn(
        { server: this.#server, policy, advice: 'set its maxmemory-policy to noeviction' },
        'Redis deletes what limits have counted when its memory is full: rate limits then let more pass, and parts of spending limits cannot be spent for a while',
      );
    }
    this.#evictionPolicy = policy;
  }

  close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#trial);
    this.#link.close();
    return Promise.resolve();
  }
}

/** The server has not answered in time. */
class TooLate extends Error {}

async function inTime(answer: Promise<unknown>): Promise<unknown> {
  const given = await answerInTime(answer, limitMs);
  if (given === undefined) throw new TooLate(`no answer within ${limitMs} ms`);
  return given;
}

function isMistake(message: string): boolean {
  return mistake.test(message) && !wrappedRefusal.test(message) && !lasting.some(([refusal]) => refusal.test(message));
}

function adviceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return lasting.find(([refusal]) => refusal.test(error.message))?.[1] ?? tlsAdvice[codeOf(error) ?? ''];
}

function unavailable(cause: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_STATE_UNAVAILABLE',
    status: 503,
    message: 'The store that the replicas share cannot be reached at the moment. Try again shortly.',
    retryAfter: 1,
    cause,
  });
}
