import {
  type Connection,
  type ConnectionSetting,
  connectionSettings,
  GatewayError,
  type Policy,
} from '../api/index.js';
import type { Installed } from './installed.js';

/** Plugins that could be added for each setting, by name. */
type Proposals = Readonly<Partial<Record<ConnectionSetting, string>>>;

/** A setting of a connection that is on, and that no plugin honours. */
export interface UnhonouredSetting {
  readonly setting: ConnectionSetting;
  /** Whether the connection serves nothing because of it; otherwise it is reported and has no effect. */
  readonly refuses: boolean;
}

/** What a setting means to whoever reads a message about it. */
interface Meaning {
  isOn(connection: Connection): boolean;
  /** Whether requests that it is not applied to may cost, reach or say what they must not. */
  readonly protects: boolean;
  /** Continues "The connection has". */
  readonly what: string;
  /** Continues "or", for the one way to mend it that needs no plugin. */
  readonly without: string;
}

const meanings: Readonly<Record<ConnectionSetting, Meaning>> = {
  disabled: {
    isOn: ({ disabled }) => disabled,
    protects: true,
    what: 'been switched off',
    without: 'take the API keys that may use it back',
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

/** Which settings of connections the plugins of a generation honour, and what becomes of the others. */
export class HonouredSettings {
  readonly #unclaimed: readonly ConnectionSetting[];
  /** Types of policies that their own plugins enforce, with hooks. */
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

  /** Whether there is nothing that a connection could ask for in vain. */
  get isComplete(): boolean {
    return this.#unclaimed.length === 0;
  }

  /** Settings of the connection that nobody honours. Those that refuse come first. */
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

  /** What requests of the connection are refused with, or undefined when they may pass. */
  refusalFor(connection: Connection): (() => GatewayError) | undefined {
    const refusing = this.lackedBy(connection).find(({ refuses }) => refuses);
    if (!refusing) return undefined;
    const { setting } = refusing;
    const lacks = `The connection "${connection.name}" has ${meanings[setting].what} (${setting})`;
    const message = `${lacks}, and this gateway has no plugin that honours it, so nothing passes. ${this.howToMend(setting)}`;
    return () => new GatewayError({ code: 'GW_CONNECTION_UNPROTECTED', status: 503, retryable: false, message });
  }

  /** What the setting stands for; continues "has". */
  meaningOf(setting: ConnectionSetting): string {
    return meanings[setting].what;
  }

  /** Two ways to mend it, in a sentence. */
  howToMend(setting: ConnectionSetting): string {
    const plugin = this.#honouring[setting];
    const add = plugin === undefined ? `a plugin that honours "${setting}"` : `the plugin "${plugin}"`;
    return `Add ${add} to gateway.yaml, or ${meanings[setting].without}.`;
  }

  #isUnenforced({ type, disabled }: Policy): boolean {
    return !disabled && !this.#enforcedByHooks.has(type);
  }
}
