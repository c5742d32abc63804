import {
  type Connection,
  type ConnectionSetting,
  connectionSettings,
  GatewayError,
  type Identity,
  type Policy,
} from '../../api/index.js';
import type { Installed } from './installed.js';

/** For each setting, the name of a plugin that could be added. */
type Proposals = Readonly<Partial<Record<ConnectionSetting, string>>>;

/** A setting of a connection that is on but that no plugin honours. */
export interface UnhonouredSetting {
  readonly setting: ConnectionSetting;
  /** Whether requests of the connection are refused because of it; otherwise it is only reported. */
  readonly refuses: boolean;
}

/** The wording of messages about a setting. */
interface Meaning {
  isOn(connection: Connection): boolean;
  /** Whether the setting is a protection: without it, requests could cost too much, or reveal or receive what they must not. */
  readonly protects: boolean;
  /** Follows "The connection has". */
  readonly what: string;
  /** Follows "or": how to fix it without adding a plugin. */
  readonly without: string;
}

const meanings: Readonly<Record<ConnectionSetting, Meaning>> = {
  allowedModelIdentifiersList: {
    isOn: ({ allowedModelIdentifiersList }) => allowedModelIdentifiersList !== null,
    protects: true,
    what: 'models that alone may be used',
    without: 'set it to null',
  },
  disabledModelIdentifiersList: {
    isOn: ({ disabledModelIdentifiersList }) => disabledModelIdentifiersList.length > 0,
    protects: true,
    what: 'models that may not be used',
    without: 'empty the list',
  },
  enableSpendingLimit: {
    isOn: ({ enableSpendingLimit, spendingLimit }) => enableSpendingLimit && spendingLimit !== null,
    protects: true,
    what: 'a spending limit',
    without: 'switch the limit off',
  },
  policies: {
    isOn: ({ policies }) => policies.length > 0,
    protects: true,
    what: 'policies',
    without: 'remove the policies',
  },
  promptId: {
    isOn: ({ promptId }) => promptId !== null,
    protects: true,
    what: 'a prompt template',
    without: 'set it to null',
  },
  enableDocuments: {
    isOn: ({ enableDocuments }) => enableDocuments,
    protects: false,
    what: 'documents that models may search',
    without: 'switch it off',
  },
  forceDocumentsUse: {
    isOn: ({ enableDocuments, forceDocumentsUse }) => enableDocuments && forceDocumentsUse,
    protects: false,
    what: 'documents that are searched for every request',
    without: 'switch it off',
  },
  logDocumentsResults: {
    isOn: ({ logDocumentsResults }) => logDocumentsResults,
    protects: false,
    what: 'searches of documents that are to be kept',
    without: 'switch it off',
  },
  logRequestBody: {
    isOn: ({ logRequestBody }) => logRequestBody,
    protects: false,
    what: 'requests that are to be kept',
    without: 'switch it off',
  },
  logResponseBody: {
    isOn: ({ logResponseBody }) => logResponseBody,
    protects: false,
    what: 'answers that are to be kept',
    without: 'switch it off',
  },
};

/** The settings of connections that the plugins of a generation honour, and the consequences for the others. */
export class HonouredSettings {
  readonly #unclaimed: readonly ConnectionSetting[];
  /** Types of policies that their own plugins enforce with hooks. */
  readonly #enforcedByHooks: ReadonlySet<string>;
  readonly #honouring: Proposals;

  constructor(installed: readonly Installed[], honouring: Proposals = {}) {
    const claimed = new Set(installed.flatMap(({ honours }) => honours ?? []));
    this.#unclaimed = connectionSettings.filter((setting) => !claimed.has(setting));
    this.#enforcedByHooks = new Set(
      installed
        .flatMap(({ contributions }) => contributions.policyTypes ?? [])
        .filter((type) => !type.detector)
        .map(({ policyType }) => policyType),
    );
    this.#honouring = honouring;
  }

  /** Whether every setting that a connection can have is honoured. */
  get isComplete(): boolean {
    return this.#unclaimed.length === 0;
  }

  /** The settings of the connection that no plugin honours. Those because of which requests are refused come first. */
  lackedBy(connection: Connection): readonly UnhonouredSetting[] {
    const lacking: UnhonouredSetting[] = [];
    for (const setting of this.#unclaimed) {
      if (!meanings[setting].isOn(connection)) continue;
      if (setting !== 'policies') lacking.push({ setting, refuses: meanings[setting].protects });
      else {
        const policies = connection.policies.filter((policy) => this.#isUnenforced(policy));
        if (policies.length > 0) lacking.push({ setting, refuses: policies.some(({ action }) => action !== 'audit') });
      }
    }
    return lacking.toSorted((a, b) => Number(b.refuses) - Number(a.refuses));
  }

  /** Creates the error with which requests of the connection are refused; undefined when they may pass. */
  refusalFor(connection: Connection): (() => GatewayError) | undefined {
    const refusing = this.lackedBy(connection).find(({ refuses }) => refuses);
    if (!refusing) return undefined;
    const { setting } = refusing;
    const { what } = meanings[setting];
    const lacks = `The connection "${connection.name}" has ${what === setting ? what : `${what} (${setting})`}`;
    const message = `${lacks}, and this gateway has no plugin that honours it, so nothing passes. ${this.howToMend(setting)}`;
    return () => new GatewayError({ code: 'GW_CONNECTION_UNPROTECTED', status: 503, retryable: false, message });
  }

  /**
   * Creates the error with which requests with an API key that has a spending limit are refused; undefined when a plugin enforces limits. The
   * plugin that enforces those of connections also enforces those of keys.
   */
  get refusalForKeys(): ((identity: Identity) => GatewayError | undefined) | undefined {
    if (!this.#unclaimed.includes('enableSpendingLimit')) return undefined;
    return (identity) => {
      if (identity.kind !== 'key' || typeof identity.spendingLimit !== 'string') return undefined;
      const lacks = `The API key "${identity.name ?? identity.keyId}" has ${meanings.enableSpendingLimit.what} (spendingLimit)`;
      const mend = this.howToMend('enableSpendingLimit', 'set the limit of the key to null');
      const message = `${lacks}, and this gateway has no plugin that honours it, so nothing passes. ${mend}`;
      return new GatewayError({ code: 'GW_CONNECTION_UNPROTECTED', status: 503, retryable: false, message });
    };
  }

  /** Describes the setting; follows "has". */
  meaningOf(setting: ConnectionSetting): string {
    return meanings[setting].what;
  }

  /** A sentence with the two ways to fix it. */
  howToMend(setting: ConnectionSetting, without = meanings[setting].without): string {
    const plugin = this.#honouring[setting];
    const add = plugin === undefined ? `a plugin that honours "${setting}"` : `the plugin "${plugin}"`;
    return `Add ${add} to gateway.yaml, or ${without}.`;
  }

  #isUnenforced({ type, disabled }: Policy): boolean {
    return !disabled && !this.#enforcedByHooks.has(type);
  }
}
