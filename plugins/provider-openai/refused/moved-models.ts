import { type ChatCall, LearnedModels, type Logger, type Tool } from '../../../core/api/index.js';

/** Which calls of a model `/chat/completions` does not serve: those with tools, or all. */
export type Moved = 'tools' | 'all';

/**
 * Which calls a server wants at `/responses`, by the words of its refusal: OpenAI's models that reason take no tools beside it elsewhere, and some are
 * only there.
 */
export function movedIn(text: string): Moved | undefined {
  if (/\bonly supported in \/?v1\/responses\b/.test(text)) return 'all';
  return /\btools\b.{0,120}\bnot supported\b.{0,120}\/chat\/completions\b/s.test(text) ? 'tools' : undefined;
}

/** The models of which calls go to `/responses`, because the server wants them there. */
export class MovedModels {
  readonly #learned = new LearnedModels<Moved>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Whether a call goes to `/responses`. */
  has(model: string, call: ChatCall): boolean {
    return isMoved(call, this.#learned.of(model));
  }

  /** Remembers it, when a call was answered there. */
  add(model: string, moved: Moved): void {
    this.#learned.learn(model, moved);
    this.#log.info({ model, calls: moved }, 'the server wants these calls at /responses; they go there from now on');
  }
}

/** Whether a call may go to `/responses` for this reason. */
export function isMoved(call: ChatCall, moved: Moved | undefined): moved is Moved {
  return moved === 'all' || (moved === 'tools' && hasTools(call));
}

function hasTools({ tools = [] }: ChatCall): boolean {
  return tools.length > 0;
}

/**
 * The call without tools that the provider runs, whose cost is not reserved, as `/chat/completions` gets none of another API.
 *
 * @param keepsSearch whether a search of the web stays, because it is reserved
 */
export function withoutHostedTools(call: ChatCall, keepsSearch: boolean): ChatCall {
  const { tools = [] } = call;
  if (tools.every(({ opaque }) => !opaque)) return call;
  const isKept = ({ opaque }: Tool): boolean =>
    !opaque || opaque.elsewhere !== undefined || (keepsSearch && opaque.webSearch !== undefined);
  const kept = tools.filter(isKept);
  return { ...call, tools: keepsSearch ? kept : kept.map(withoutSearch) };
}

function withoutSearch(tool: Tool): Tool {
  if (!tool.opaque) return tool;
  const { webSearch: _, ...opaque } = tool.opaque;
  return { ...tool, opaque };
}
