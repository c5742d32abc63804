import { Database } from '../../core/api/database.js';
import { Clock, Connections, definePlugin, Erasures, StepPolicies, Traces } from '../../core/api/index.js';
import { config } from './config.js';
import { eraseFeedback, findFeedback } from './feedback-store.js';
import { feedbackRoutes } from './routes.js';
import { expiringTables, tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'feedback',
  summary: 'Stores the feedback of users, and averages it.',
  config,
  needs: { database: Database, traces: Traces, connections: Connections, clock: Clock },
  wants: { policies: StepPolicies, erasures: Erasures },
  tables,
  setup({ config, services }) {
    const { database, traces, erasures } = services;
    const stopShowing = traces.showFeedback(findFeedback(database));
    const erased = erasures?.register(eraseFeedback(database));
    return {
      routes: feedbackRoutes(services),
      retention: { settings: config, tables: expiringTables },
      close() {
        stopShowing();
        erased?.stop();
      },
    };
  },
});
