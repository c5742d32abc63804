import { type Awaitable, type Clock, GatewayError, isWithin, type Logger } from '../../../core/api/index.js';
import { dialectName } from '../provider-errors.js';

/** Keys with which requests are signed. */
export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
  /** Absent for keys that do not expire. */
  readonly expiration?: Date | undefined;
}

/**
 * Finds credentials.
 *
 * @param fresh true if those it has found before are refused, although they have not expired
 */
export type CredentialSource = (fresh: boolean) => Promise<AwsCredentials>;

/** Credentials are renewed while they are still valid for this long, in milliseconds, and used meanwhile. */
const renewedBefore = 300_000;
/** After a failure, requests fail at once for this long: looking in vain takes seconds, and would be repeated by each. */
const pauseMs = 5_000;

const advice =
  'no AWS credentials: set accessKeyId and secretAccessKey, apiKey (a Bedrock API key), AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, ' +
  'or a profile, or run where a role can be assumed (EC2, ECS, EKS, web identity); if one of these is set, see the error';

/** The dependencies of {@link Credentials}. */
interface CredentialsParts {
  /** Id of the plugin instance. */
  readonly provider: string;
  readonly source: CredentialSource;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The credentials of one provider, from memory. They are found once, and renewed before they expire, while the old ones are used. */
export class Credentials {
  readonly #parts: CredentialsParts;
  #known: AwsCredentials | undefined;
  #loading: Promise<AwsCredentials> | undefined;
  #failure: { readonly error: GatewayError; readonly at: number } | undefined;
  #refused = false;
  /** When credentials were forgotten. */
  #forgottenAt = Number.NEGATIVE_INFINITY;

  constructor(parts: CredentialsParts) {
    this.#parts = parts;
  }

  /** @throws GatewayError 503 when there are none; the reason is logged */
  get(): Awaitable<AwsCredentials> {
    const known = this.#known;
    const left = known ? this.#leftOf(known) : 0;
    if (known && left > renewedBefore) return known;
    const loading = this.#load();
    if (!known || left <= 0) return loading;
    loading.catch(() => undefined);
    return known;
  }

  /** Finds credentials now, so that the first request need not wait. */
  prepare(): void {
    this.#load().catch(() => undefined);
  }

  /** Called when the provider has refused the credentials: the next request gets others, unless these have just been found. */
  forget(): void {
    const now = this.#parts.clock.now();
    if (isWithin(pauseMs, this.#forgottenAt, now)) return;
    this.#forgottenAt = now;
    this.#known = undefined;
    this.#refused = true;
  }

  #leftOf({ expiration }: AwsCredentials): number {
    return expiration ? expiration.getTime() - this.#parts.clock.now() : Infinity;
  }

  #load(): Promise<AwsCredentials> {
    if (this.#failure && isWithin(pauseMs, this.#failure.at, this.#parts.clock.now()))
      return Promise.reject(this.#failure.error);
    this.#loading ??= this.#find().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #find(): Promise<AwsCredentials> {
    const { source, clock, log, provider } = this.#parts;
    const fresh = this.#refused;
    this.#refused = false;
    try {
      this.#known = await source(fresh);
      this.#failure = undefined;
      return this.#known;
    } catch (cause) {
      log.error({ error: cause }, advice);
      const error = new GatewayError({
        code: 'GW_PROVIDER_CREDENTIALS',
        status: 503,
        message: `The gateway has no credentials for provider "${provider}" at the moment. Its log says why.`,
        cause,
        upstream: { provider, dialect: dialectName },
      });
      this.#failure = { error, at: clock.now() };
      throw error;
    }
  }
}
