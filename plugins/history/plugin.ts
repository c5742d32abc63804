import { AuditTrail, Database } from '../../core/api/database.js';
import {
  Clock,
  definePlugin,
  Erasures,
  ExchangeNotes,
  GatewayInfo,
  Journal,
  readyToRecord,
  Traces,
} from '../../core/api/index.js';
import { config } from './config.js';
import { erasureRoute } from './erasing/erasure-route.js';
import { MessageErasures } from './erasing/message-erasures.js';
import { findTrace } from './reporting/find-trace.js';
import { messageKinds } from './recording/journaled-message.js';
import { recordExchanges } from './recording/record-exchange.js';
import { reportingRoutes } from './routes.js';
import { ShownFeedback } from './reporting/shown-feedback.js';
import { messageColumns, rowShapes } from './recording/message-row.js';
import { storeMessages, storeNewMessages } from './recording/store-messages.js';
import { expiringTables, tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'history',
  summary: 'Keeps a record of every answer, lists sessions and messages, and erases them.',
  config,
  // Otherwise it would keep what these change: what policies remove must not be stored.
  after: ['policies', 'prompts'],
  needs: { database: Database, journal: Journal, notes: ExchangeNotes, clock: Clock, info: GatewayInfo },
  wants: { trail: AuditTrail },
  provides: { traces: Traces, erasures: Erasures },
  tables,
  setup({ config, services }) {
    const { database, journal, info, trail } = services;
    const erasures = new MessageErasures(database);
    const stored = (messageId: string): Promise<void> => erasures.eraseLate(messageId);
    const stopConsuming = rowShapes.map((shape) => {
      const columns = messageColumns[shape];
      return journal.consume(
        messageKinds[shape],
        storeMessages(database, columns, stored),
        storeNewMessages(database, columns, stored),
      );
    });
    const feedback = new ShownFeedback();
    return {
      ...recordExchanges(config, services),
      services: {
        traces: {
          async find(organizationId, traceId) {
            await journal.settled();
            return findTrace(database, organizationId, traceId);
          },
          showFeedback: (find) => feedback.showFrom(find),
        } satisfies Traces,
        erasures,
      },
      routes: [
        ...reportingRoutes({ database, journal, feedback, timezone: info.timezone }),
        erasureRoute({ database, journal, erasures, trail }),
      ],
      retention: { settings: config, tables: expiringTables },
      ready: readyToRecord(journal),
      close() {
        for (const stop of stopConsuming) stop();
      },
    };
  },
});
