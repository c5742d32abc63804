import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page.js';

// Each page is a script of its own, which is loaded when the page is opened.
const AccessTokensPage = lazyPage(
  async () => (await import('../pages/access-tokens/access-tokens-page.js')).AccessTokensPage,
);
const ApiKeysPage = lazyPage(async () => (await import('../pages/api-keys/api-keys-page.js')).ApiKeysPage);
const AuditPage = lazyPage(async () => (await import('../pages/audit/audit-page.js')).AuditPage);
const BatchesPage = lazyPage(async () => (await import('../pages/batches/batches-page.js')).BatchesPage);
const ConnectionPage = lazyPage(async () => (await import('../pages/connections/connection-page.js')).ConnectionPage);
const ConnectionsPage = lazyPage(
  async () => (await import('../pages/connections/connections-page.js')).ConnectionsPage,
);
const CostsPage = lazyPage(async () => (await import('../pages/costs/costs-page.js')).CostsPage);
const FindPage = lazyPage(async () => (await import('../pages/find/find-page.js')).FindPage);
const FeedbackPage = lazyPage(async () => (await import('../pages/feedback/feedback-page.js')).FeedbackPage);
const MessagePage = lazyPage(async () => (await import('../pages/history/message-page.js')).MessagePage);
const MessagesPage = lazyPage(async () => (await import('../pages/history/messages-page.js')).MessagesPage);
const SessionPage = lazyPage(async () => (await import('../pages/history/session-page.js')).SessionPage);
const SessionsPage = lazyPage(async () => (await import('../pages/history/sessions-page.js')).SessionsPage);
const OverviewPage = lazyPage(async () => (await import('../pages/overview/overview-page.js')).OverviewPage);
const DocumentsPage = lazyPage(async () => (await import('../pages/documents/documents-page.js')).DocumentsPage);
const PlaygroundPage = lazyPage(async () => (await import('../pages/playground/playground-page.js')).PlaygroundPage);
const ModelsPage = lazyPage(async () => (await import('../pages/models/models-page.js')).ModelsPage);
const NewPromptPage = lazyPage(async () => (await import('../pages/prompts/new-prompt-page.js')).NewPromptPage);
const NewVersionPage = lazyPage(async () => (await import('../pages/prompts/new-version-page.js')).NewVersionPage);
const PromptPage = lazyPage(async () => (await import('../pages/prompts/prompt-page.js')).PromptPage);
const PromptsPage = lazyPage(async () => (await import('../pages/prompts/prompts-page.js')).PromptsPage);
const VectorStorePage = lazyPage(
  async () => (await import('../pages/vector-stores/vector-store-page.js')).VectorStorePage,
);
const VectorStoresPage = lazyPage(
  async () => (await import('../pages/vector-stores/vector-stores-page.js')).VectorStoresPage,
);

/** A page of the navigation, with the pages below it. */
export interface Area {
  readonly title: string;
  /** Its address after the `#`. */
  readonly path: string;
  readonly page: ComponentType;
  /** The least role that sees it: `viewer` if absent. */
  readonly role?: 'admin' | 'editor' | 'viewer';
  /** Pages of one of its items; their addresses are below the area's. */
  readonly below?: Readonly<Record<string, ComponentType>>;
}

/** Everything that the dashboard has, in groups, in the navigation's order. */
export const areas: readonly (readonly [group: string, readonly Area[]])[] = [
  [
    'Use',
    [
      { title: 'Overview', path: '/overview', page: OverviewPage },
      { title: 'Costs', path: '/costs', page: CostsPage },
      { title: 'Find', path: '/find', page: FindPage },
      { title: 'Playground', path: '/playground', page: PlaygroundPage },
      {
        title: 'History',
        path: '/history',
        page: MessagesPage,
        below: {
          '/history/messages/:messageId': MessagePage,
          '/history/sessions': SessionsPage,
          '/history/session': SessionPage,
        },
      },
      { title: 'Feedback', path: '/feedback', page: FeedbackPage },
      { title: 'Documents', path: '/documents', page: DocumentsPage },
      {
        title: 'Vector stores',
        path: '/vector-stores',
        page: VectorStoresPage,
        below: { '/vector-stores/:storeId': VectorStorePage },
      },
      { title: 'Batches', path: '/batches', page: BatchesPage },
    ],
  ],
  [
    'Settings',
    [
      {
        title: 'Connections',
        path: '/connections',
        page: ConnectionsPage,
        below: { '/connections/:connectionId': ConnectionPage },
      },
      {
        title: 'Prompts',
        path: '/prompts',
        page: PromptsPage,
        below: {
          '/prompts/new': NewPromptPage,
          '/prompts/:promptId': PromptPage,
          '/prompts/:promptId/from/:versionId': NewVersionPage,
        },
      },
      { title: 'Models', path: '/models', page: ModelsPage },
    ],
  ],
  [
    'Access',
    [
      {
        title: 'API keys',
        path: '/api-keys',
        page: ApiKeysPage,
        role: 'admin',
        below: { '/api-keys/connection/:connectionId': ApiKeysPage },
      },
      { title: 'Access tokens', path: '/access-tokens', page: AccessTokensPage, role: 'admin' },
      { title: 'Audit trail', path: '/audit', page: AuditPage, role: 'admin' },
    ],
  ],
];
