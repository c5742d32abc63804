import type { ProcessGroup } from '../../api/index.js';
import { untilAborted } from '../../api/waiting/until-aborted.js';
import type { ChromaServer } from './chroma-server.js';

/** The kind of question that the first process answers with the address. */
const question = 'chroma-address';
/** The first process may have to start the server, which has a time limit of its own. */
const withinMs = 35_000;

/**
 * The embedded server of a process group: the first process runs it, because its folder belongs to one process, and the others ask for its address,
 * each time, because another process may have replaced the first.
 *
 * @param own creates the server of the first process
 */
export function groupServer(group: ProcessGroup, own: () => ChromaServer): ChromaServer {
  if (group.number === 1) {
    const server = own();
    const ending = new AbortController();
    const stopAnswering = group.answer(question, () => server.address(ending.signal));
    return {
      isOwn: true,
      address: (signal) => server.address(signal),
      hasFailed: (address) => server.hasFailed?.(address),
      close() {
        stopAnswering();
        ending.abort(new Error('the vector store is closed'));
        return server.close();
      },
    };
  }
  return {
    isOwn: true,
    async address(signal) {
      const [answer] = await untilAborted(group.ask(question, { only: 1, withinMs }), signal);
      if (!answer) throw new Error('the process that runs the vector store does not answer');
      return answer.text;
    },
    close: () => Promise.resolve(),
  };
}
