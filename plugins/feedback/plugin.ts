import { Database } from '../../core/api/database.js';
import { Clock, Connections, definePlugin, StepPolicies, Traces, z } from '../../core/api/index.js';
import { findFeedback } from './feedback-store.js';
import { feedbackRoutes } from './routes.js';
import { tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'feedback',
  summary: 'Stores the feedback of users, and averages it.',
  config: z.strictObject({}),
  needs: { database: Database, traces: Traces, connections: Connections, clock: Clock },
  wants: { policies: StepPolicies },
  tables,
  setup({ services }) {
    const stopShowing = services.traces.showFeedback(findFeedback(services.database));
    return { routes: feedbackRoutes(services), close: stopShowing };
  },
});
