import { Database } from '../../core/api/database.js';
import { definePlugin } from '../../core/api/index.js';
import { config } from './config.js';
import { tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'documents',
  summary: 'Takes documents, and makes their text searchable.',
  config,
  needs: { database: Database },
  tables,
  setup: () => ({}),
});
