/** The worker thread that builds vocabularies, and counts texts that would block the event loop for too long. */
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { TokenEncoding } from '../../api/index.js';
import { messageOf } from '../../api/internal/message-of.js';
import { countTexts } from './count-texts.js';
import { TextTokens } from './text-tokens.js';
import type { CountRequest, ThreadReply } from './thread-messages.js';
import { buildVocabulary, type RankFile, Vocabulary, type VocabularyData } from './vocabulary.js';

/** The most look-ups for one request: half a second of the thread's time, or several megabytes of ordinary text. */
const maxWork = 5_000_000;

const port = parentPort;
if (!port) throw new Error('tokenizer-thread.js runs as a worker thread only.');

const require = createRequire(import.meta.url);
const counters = new Map<TokenEncoding, TextTokens>();

/** The counter of an encoding, created when it is first needed. The vocabulary is then sent to the main thread, once. */
function counterOf(encoding: TokenEncoding): { readonly counter: TextTokens; readonly vocabulary?: VocabularyData } {
  const known = counters.get(encoding);
  if (known) return { counter: known };
  const path = require.resolve(`js-tiktoken/ranks/${encoding}`);
  const vocabulary = buildVocabulary(require(path) as RankFile);
  // Releases two megabytes of text that are not needed again.
  delete require.cache[path];
  const counter = new TextTokens(new Vocabulary(vocabulary));
  counters.set(encoding, counter);
  return { counter, vocabulary };
}

function answer({ encoding, texts }: CountRequest): ThreadReply {
  try {
    const { counter, vocabulary } = counterOf(encoding);
    return { counted: countTexts(counter, texts, maxWork), ...(vocabulary ? { vocabulary } : {}) };
  } catch (cause) {
    return { failure: messageOf(cause) };
  }
}

port.on('message', (request: CountRequest) => port.postMessage(answer(request)));
