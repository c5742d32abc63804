import type { AccessToken } from '../../api/schemas.js';

/** What each role may do. */
export const roles: readonly { readonly role: AccessToken['role']; readonly may: string }[] = [
  { role: 'viewer', may: 'Reads settings, histories and usage. Changes nothing.' },
  {
    role: 'editor',
    may: 'Also changes connections, policies, prompts, models and documents, and gives feedback.',
  },
  {
    role: 'admin',
    may: 'Also manages API keys and access tokens, deletes connections, reads kept bodies and the audit trail.',
  },
];
