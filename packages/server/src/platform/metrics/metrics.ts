import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { makeHistogram, MEDIA_TYPE, writeCounter, writeGauge } from './text-format.ts';

/** The server's metrics. */
export interface Metrics {
  /** Counts the requests of an app and how long they take, by route and status. */
  countRequests(app: FastifyInstance): void;
  /** Watches resources that can run out: database connections and the planner's queue. */
  watch(sources: Sources): void;
  /** All metrics in Prometheus' text format, with its media type. */
  read(): { readonly type: string; readonly text: string };
}

interface Sources {
  readonly pool: pg.Pool;
  readonly plansWaiting: () => number;
}

/** In seconds: from a list in memory to a week's plan. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Sampling interval of the event loop; Node includes it in the measured delay. */
const RESOLUTION_MS = 10;

/** Starts collecting, including Node's heap and event loop. */
export function openMetrics(): Metrics {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const requests = makeHistogram(
    'larder_http_request_duration_seconds',
    'How long requests took, by method, route and status.',
    BUCKETS,
  );
  let sources: Sources | null = null;

  return {
    countRequests(app) {
      app.addHook('onResponse', async (request, reply) => {
        // Paths that match no route are counted together: clients could make up any number of them.
        const route = request.routeOptions.url ?? 'none';
        requests.observe(
          { method: request.method, route, status: String(reply.statusCode) },
          reply.elapsedTime / 1000,
        );
      });
    },
    watch(watched) {
      sources = watched;
    },
    read() {
      return {
        type: MEDIA_TYPE,
        text: [requests.write(), sources ? describeSources(sources) : '', describeProcess(delays)].join(''),
      };
    },
  };
}

function describeSources({ pool, plansWaiting }: Sources): string {
  const connections = { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount };
  const waiting = { state: 'waiting' };
  return [
    writeGauge(
      'larder_database_connections',
      'Connections to the database by state, and the requests that wait for one.',
      [
        ...Object.entries(connections).map(([state, value]) => ({ labels: { state }, value })),
        { labels: waiting, value: pool.waitingCount },
      ],
    ),
    writeGauge('larder_planner_queue_length', 'Plans and swaps that are being made or wait.', [
      { value: plansWaiting() },
    ]),
  ].join('');
}

/** Named as in Prometheus' own libraries, so that existing dashboards work. */
function describeProcess(delays: IntervalHistogram): string {
  const { rss, heapUsed, heapTotal } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const lag = (name: string, nanoseconds: number) =>
    writeGauge(`nodejs_eventloop_lag_${name}_seconds`, `Event loop lag, ${name}, since the last reading.`, [
      // Before the first reading there is none.
      { value: Number.isFinite(nanoseconds) ? Math.max(nanoseconds / 1e6 - RESOLUTION_MS, 0) / 1000 : 0 },
    ]);
  const text = [
    lag('mean', delays.mean),
    lag('p50', delays.percentile(50)),
    lag('p99', delays.percentile(99)),
    lag('max', delays.max),
    writeGauge('nodejs_heap_size_used_bytes', 'Heap in use.', [{ value: heapUsed }]),
    writeGauge('nodejs_heap_size_total_bytes', 'Heap that is reserved.', [{ value: heapTotal }]),
    writeGauge('process_resident_memory_bytes', 'Memory of the process.', [{ value: rss }]),
    writeCounter('process_cpu_seconds_total', 'CPU time of the process.', [{ value: (user + system) / 1e6 }]),
    writeGauge('process_start_time_seconds', 'When the process started, since 1970.', [
      { value: Math.round(performance.timeOrigin) / 1000 },
    ]),
  ].join('');
  delays.reset();
  return text;
}
