import { applyRetention, Database } from '../../core/api/database.js';
import { Clock, Connections, definePlugin, StepPolicies, Traces } from '../../core/api/index.js';
import { config } from './config.js';
import { findFeedback } from './feedback-store.js';
import { feedbackRoutes } from './routes.js';
import { expiringTables, tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'feedback',
  summary: 'Stores the feedback of users, and averages it.',
  config,
  needs: { database: Database, traces: Traces, connections: Connections, clock: Clock },
  wants: { policies: StepPolicies },
  tables,
  setup({ config, services, log }) {
    const { database, traces, clock } = services;
    const stopShowing = traces.showFeedback(findFeedback(database));
    let stopDeleting: (() => void) | undefined;
    return {
      routes: feedbackRoutes(services),
      started() {
        stopDeleting = applyRetention(config, expiringTables, { database, clock, log });
        return [];
      },
      close() {
        stopShowing();
        stopDeleting?.();
      },
    };
  },
});
