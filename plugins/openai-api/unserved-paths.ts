const stored =
  'Conversations are stored by /v1/responses only: continue one with "previous_response_id", or send it whole in "input".';
const documents = 'Files to be searched are documents here: /v1/management/documents.';
const files = `${documents} The plugin openai-documents serves them in the form of files and vector stores.`;
const agents = 'Use /v1/responses, with tools.';

/** What to use instead, by the first segments of the path. The passthrough reaches all of them. */
const alternatives: readonly (readonly [path: string, instead?: string])[] = [
  ['/v1/chat/completions', 'Chat completions are not stored here; responses are: use /v1/responses.'],
  ['/v1/conversations', stored],
  ['/v1/threads', agents],
  ['/v1/assistants', agents],
  ['/v1/agents', agents],
  ['/v1/files', files],
  ['/v1/uploads', files],
  ['/v1/vector_stores', files],
  ['/v1/audio', 'Recordings are made by /v1/audio/speech, and read by /v1/audio/transcriptions.'],
  ['/v1/batches', 'The plugin batches sends requests in the background.'],
  ['/v1/chatkit'],
  ['/v1/containers'],
  ['/v1/content_provenance_checks'],
  ['/v1/decisions'],
  ['/v1/engines'],
  ['/v1/evals'],
  ['/v1/fim'],
  ['/v1/fine_tuning'],
  ['/v1/images', 'Pictures are made by /v1/images/generations, and changed by /v1/images/edits.'],
  ['/v1/live'],
  ['/v1/ocr', documents],
  ['/v1/realtime'],
  ['/v1/skills'],
  ['/v1/vaults'],
  ['/v1/videos'],
];

const chats = 'Conversations are at /v1/chat/completions.';
const vectors = 'Vectors are at /v1/embeddings.';
const rankings = 'Rankings are at /v1/rerank.';

/** What to use instead of the paths of servers and SDKs with other APIs for the same. */
const otherForms: readonly (readonly [path: RegExp, instead: string])[] = [
  [/^\/(?:api|v[12])\/(?:chat|generate)$/, chats],
  [/^\/(?:(?:v[12]\/)?embed|api\/embed(?:dings)?)$/, vectors],
  [/^\/(?:v1\/)?score$/, rankings],
  [
    /^\/openai\//,
    'Of Azure’s form, operations with a deployment in the path are served, /openai/responses, and below /openai/v1 what is below /v1.',
  ],
];

/** What clients can use instead of a path of OpenAI's API that is not served here. */
export function unserved(path: string): string | undefined {
  if (path.startsWith('/openai/v1/')) return unserved(path.slice('/openai'.length));
  const form = otherForms.find(([pattern]) => pattern.test(path));
  if (form) return form[1];
  const found = alternatives.find(([begin]) => path === begin || path.startsWith(`${begin}/`));
  if (!found) return undefined;
  const [begin, instead] = found;
  const passthrough = `If the operator has set up the passthrough, a provider’s own is at /v1/passthrough/{provider}${begin.slice('/v1'.length)}.`;
  return instead === undefined ? passthrough : `${instead} ${passthrough}`;
}
