import { Database } from '../../core/api/database.js';
import {
  Calendar,
  Charges,
  Clock,
  Connections,
  Credentials,
  definePlugin,
  GatewayInfo,
  HttpClient,
  Journal,
  Metrics,
  ModelCatalog,
  ModelSwitches,
  PriceList,
  readyToRecord,
  StateStore,
  TokenCounter,
} from '../../core/api/index.js';
import { Budgets } from './budgets/budgets.js';
import { configuredVersion } from './budgets/configured-version.js';
import { chargeAttempts } from './charge-attempts.js';
import { closeProcess } from './leases/close-process.js';
import { config } from './config.js';
import { sumsKept, sumsOfEndUsers } from './end-users.js';
import { warnOfCurrency } from './ledger/currency-of-ledger.js';
import { Ledger } from './ledger/ledger.js';
import { ledgerKind } from './ledger/ledger-entry.js';
import { allocatorsFor } from './leases/allocators.js';
import { BudgetLeases } from './leases/budget-leases.js';
import { spendingRoutes } from './routes.js';
import { shadowedLimits } from './shadowed-limits.js';
import { SideCharges } from './side-charges.js';
import { SpendingLimits } from './spending-limits.js';
import { storeLedger } from './ledger/store-ledger.js';
import { tables } from './tables.js';
import { warnOfUnpriced } from './unpriced-models.js';
import { oldWarnings, openWarnings } from './warnings/open-warnings.js';

export default definePlugin({
  apiVersion: 1,
  name: 'spending-limit',
  summary:
    'Keeps the ledger of all costs, and enforces the spending limits of connections, API keys, their owners, tags, end users and organizations.',
  config,
  doubts: ({ limits }) => shadowedLimits(limits),
  honours: ['enableSpendingLimit', 'modelSpendingLimits'],
  needs: {
    database: Database,
    journal: Journal,
    state: StateStore,
    clock: Clock,
    info: GatewayInfo,
    prices: PriceList,
    counter: TokenCounter,
    models: ModelCatalog,
    connections: Connections,
    metrics: Metrics,
    http: HttpClient,
  },
  wants: { credentials: Credentials, switches: ModelSwitches },
  provides: { charges: Charges },
  tables,
  async setup({ config: settings, services, log }) {
    const { database, journal, state, clock, info, prices, counter, models, switches } = services;
    const now = (): number => clock.now();
    const calendar = new Calendar(info.timezone);
    const { allocator, redis, shares } = allocatorsFor({ database, journal, state, clock, log });
    const { limits: configured, waitMs } = settings;
    // Before anything begins: if this failed later, nothing would end that.
    const budgets = new Budgets({ limits: configured, version: await configuredVersion(database, configured) }, models);
    const warnings = openWarnings(settings, { ...services, calendar, log });
    const opened = warnings.watch;
    const leases = new BudgetLeases({ allocator, calendar, clock, journal, log, shares, waitMs, opened });
    const limits = new SpendingLimits({ budgets, leases, calendar, prices, clock, currency: info.currency });
    const unpriced = { prices, models, switches, now };
    const ledger = new Ledger({ journal, calendar, clock });
    const stopStoring = journal.consume(ledgerKind, storeLedger(database, warnings.grew));
    const stopListening = journal.onProcessEnded((process) =>
      closeProcess(database, process, async (leases) => redis?.retire(leases)),
    );
    return {
      ...chargeAttempts({ config: settings, limits, ledger, journal, counter, models, switches, log }),
      services: { charges: new SideCharges({ limits, ledger, models }) satisfies Charges },
      routes: spendingRoutes({
        ...services,
        budgets,
        unpriced,
        report: {
          database,
          calendar,
          now,
          currency: info.currency,
          process: journal.process,
          leasesOf: (budgetId) => leases.ofBudget(budgetId),
          grantedOf: async (key, account) => redis?.grantedOf(key, account),
          isAllWritten: () => journal.backlog.bytes === 0,
        },
      }),
      retention: { settings: sumsKept, tables: [sumsOfEndUsers, oldWarnings] },
      ready: readyToRecord(journal),
      async started() {
        await warnOfCurrency(database, info.currency, log);
        warnOfUnpriced(configured, unpriced, log);
      },
      async close() {
        await leases.close();
        await journal.settled(); // If this replica never starts again, what its leases had would otherwise stay granted.
        stopListening();
        stopStoring();
        await warnings.close();
      },
    };
  },
});
