import { type HttpClient, isSuccess, type Logger } from '../../../core/api/index.js';
import type { SpendingConfig } from '../config.js';
import type { DueWarning, WarningStore } from './warning-store.js';

/** The most milliseconds that the server may take to answer. */
const timeoutMs = 10_000;

type WebhookSettings = NonNullable<SpendingConfig['warnings']['webhook']>;

/**
 * What a receiver is sent: not each of them ignores members that it does not know.
 *
 * @see https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
 */
const bodies: Readonly<Record<WebhookSettings['format'], (notice: string) => string>> = {
  json: (notice) => notice,
  text: (notice) => JSON.stringify({ text: textOf(notice) }),
  teams: (notice) => {
    const body = [{ type: 'TextBlock', text: textOf(notice), wrap: true }];
    const content = {
      $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
      type: 'AdaptiveCard',
      version: '1.4',
      body,
    };
    const card = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content };
    return JSON.stringify({ type: 'message', attachments: [card] });
  },
};

function textOf(notice: string): string {
  return (JSON.parse(notice) as { readonly text: string }).text;
}

/** The settings and services of a {@link Webhook}. */
interface WebhookOptions {
  readonly settings: WebhookSettings;
  readonly store: WarningStore;
  readonly http: HttpClient;
  readonly log: Logger;
}

/** Sends warnings to the server that gateway.yaml names, each until it has been taken, for a day. */
export class Webhook {
  readonly #options: WebhookOptions;
  readonly #closed = new AbortController();

  constructor(options: WebhookOptions) {
    this.#options = options;
  }

  /** Sends the warnings that no other process is sending. */
  async sendDue(): Promise<void> {
    await Promise.all((await this.#options.store.due()).map((warning) => this.#sendDue(warning)));
  }

  close(): void {
    this.#closed.abort();
  }

  async #sendDue(warning: DueWarning): Promise<void> {
    const { store, log } = this.#options;
    const { id: warningId } = warning;
    try {
      await this.#send(warning);
    } catch (error) {
      log.warn({ error, warningId }, 'a warning of a spending limit could not be sent; trying again in a minute');
      return;
    }
    await store.sent(warningId);
  }

  async #send({ notice }: DueWarning): Promise<void> {
    const { settings, http } = this.#options;
    const response = await http.send({
      method: 'POST',
      url: settings.url,
      headers: { 'content-type': 'application/json', ...settings.headers },
      body: bodies[settings.format](notice),
      headersTimeoutMs: timeoutMs,
      signal: this.#closed.signal,
    });
    response.discard();
    if (!isSuccess(response)) throw new Error(`the webhook answered with ${response.status}`);
  }
}
