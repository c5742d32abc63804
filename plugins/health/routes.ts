import { defineRoute, type Route, z } from '../../core/api/index.js';
import type { ReadinessReport } from './check-readiness.js';

const access = { kind: 'public' } as const;
/** A cached response would make the probe useless. */
const headers = { 'cache-control': 'no-store' };

const details = {
  checks: z.array(z.object({ plugin: z.string(), ready: z.boolean(), message: z.string().optional() })),
  stores: z.array(z.object({ store: z.string(), available: z.boolean() })),
};

const readyExample = {
  status: 'ready',
  checks: [{ plugin: 'history', ready: true }],
  stores: [
    { store: 'database', available: true },
    { store: 'redis', available: false },
  ],
};

/** The routes of the liveness and readiness probes. */
export function healthRoutes(check: () => Promise<ReadinessReport>): readonly Route[] {
  return [
    defineRoute({
      operation: 'getHealth',
      method: 'GET',
      path: '/healthz',
      access,
      summary: 'Check whether the process serves requests',
      description: 'Answers as long as the process can answer. Load balancers restart a process that does not.',
      tag: 'Health',
      replies: { 200: { description: 'The process serves requests', schema: z.object({ status: z.literal('ok') }) } },
      examples: [{ title: 'A process that serves', status: 200, reply: { status: 'ok' } }],
      handle: () => ({ body: { status: 'ok' }, headers }),
    }),
    defineRoute({
      operation: 'getReadiness',
      method: 'GET',
      path: '/readyz',
      access,
      summary: 'Check whether every plugin is ready',
      description:
        'Asks every plugin whether it can work, and says which stores cannot be reached. Such a store does not make the gateway unready while requests can be answered without it. After a 503, send no traffic here.',
      tag: 'Health',
      replies: {
        200: { description: 'Every plugin is ready', schema: z.object({ status: z.literal('ready'), ...details }) },
        503: {
          description: 'At least one plugin is not ready',
          schema: z.object({ status: z.literal('not ready'), ...details }),
        },
      },
      examples: [{ title: 'A gateway that can work, without Redis', status: 200, reply: readyExample }],
      async handle() {
        const { ready, ...report } = await check();
        return { status: ready ? 200 : 503, body: { status: ready ? 'ready' : 'not ready', ...report }, headers };
      },
    }),
  ];
}
