import type { ComponentType } from 'react';
import { AccessTokensPage } from '../pages/access-tokens/access-tokens-page.js';
import { ApiKeysPage } from '../pages/api-keys/api-keys-page.js';
import { AuditPage } from '../pages/audit/audit-page.js';
import { ConnectionPage } from '../pages/connections/connection-page.js';
import { ConnectionsPage } from '../pages/connections/connections-page.js';
import { FeedbackPage } from '../pages/feedback/feedback-page.js';
import { MessagePage } from '../pages/history/message-page.js';
import { MessagesPage } from '../pages/history/messages-page.js';
import { SessionPage } from '../pages/history/session-page.js';
import { SessionsPage } from '../pages/history/sessions-page.js';
import { OverviewPage } from '../pages/overview/overview-page.js';
import { DocumentsPage } from '../pages/documents/documents-page.js';
import { PlaygroundPage } from '../pages/playground/playground-page.js';
import { ModelsPage } from '../pages/models/models-page.js';
import { NewPromptPage } from '../pages/prompts/new-prompt-page.js';
import { NewVersionPage } from '../pages/prompts/new-version-page.js';
import { PromptPage } from '../pages/prompts/prompt-page.js';
import { PromptsPage } from '../pages/prompts/prompts-page.js';

/** A page of the navigation, with the pages below it. */
export interface Area {
  readonly title: string;
  /** Its address behind the `#`. */
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
