import { Database } from '../../core/api/database.js';
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
  setup({ config, services }) {
    const { database, traces } = services;
    const stopShowing = traces.showFeedback(findFeedback(database));
    return {
      routes: feedbackRoutes(services),
      retention: { settings: config, tables: expiringTables },
      close: stopShowing,
    };
  },
});
