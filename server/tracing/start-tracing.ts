import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, type TracingChannel, unsubscribe } from 'node:diagnostics_channel';
import {
  type Context,
  createContextKey,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracedJobs, tracedProviderCalls } from '#core/traced-work.ts';
import { tracedQueries } from '#db/traced-queries.ts';
import { shopVersion } from '../shop-version.ts';
import { statementName } from './statement-name.ts';
import { readTraceParent, writeTraceParent } from './trace-parent.ts';

export type TraceSettings = { endpoint: string; serviceName: string };

const isProviderCall = createContextKey('a call of a provider');

/**
 * Sends spans of requests, statements, jobs and calls to providers, by OTLP over HTTP. The code that does the work announces its beginning
 * and end on Node's channels (`node:diagnostics_channel`) and knows nothing of tracing. No span contains addresses, values, names or
 * phones.
 */
export function startTracing({ endpoint, serviceName }: TraceSettings): { stop: () => Promise<void> } {
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': serviceName, 'service.version': shopVersion }),
    ),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  });
  const tracer = provider.getTracer('shop');
  const current = new AsyncLocalStorage<Context | undefined>();

  const stops = [
    watch(tracedQueries, ({ text }, parent) => {
      // Statements that a process runs by itself, such as looking for due jobs, would outnumber all others.
      if (parent === undefined) return undefined;
      const { operation, table } = statementName(text);
      const attributes = {
        ...{ 'db.system.name': 'postgresql', 'db.operation.name': operation },
        ...(table === undefined ? {} : { 'db.collection.name': table }),
      };
      const name = table === undefined ? operation : `${operation} ${table}`;
      return trace.setSpan(parent, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent));
    }),
    watch(tracedJobs, ({ queue, lane, tries }) => {
      const attributes = { 'shop.queue': queue, 'shop.lane': lane, 'shop.tries': tries };
      const span = tracer.startSpan(`job ${queue}`, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT);
      return trace.setSpan(ROOT_CONTEXT, span);
    }),
    watch(tracedProviderCalls, ({ provider: id, question }, parent = ROOT_CONTEXT) => {
      const attributes = { 'shop.provider': id, 'shop.question': question };
      const span = tracer.startSpan(`${id} ${question}`, { kind: SpanKind.CLIENT, attributes }, parent);
      return trace.setSpan(parent, span).setValue(isProviderCall, true);
    }),
    listen('fastify.initialization', (message) => {
      if (hasApp(message)) watchRequests(message.fastify);
    }),
    // `fetch`, and the client of Node that Stripe's package uses.
    listen('undici:request:create', (message) => passOn(message, 'addHeader')),
    listen('http.client.request.created', (message) => passOn(message, 'setHeader')),
  ];

  return {
    stop: async () => {
      for (const stop of stops) stop();
      await provider.shutdown();
    },
  };

  /** Makes a span from the beginning to the end of each piece of work, and a context for what it does in between. */
  function watch<Facts extends object>(
    work: TracingChannel<unknown, Facts>,
    begin: (facts: Facts, parent: Context | undefined) => Context | undefined,
  ): () => void {
    const begun = new WeakMap<object, Span>();
    const listeners = {
      start: () => undefined,
      end: () => undefined,
      asyncStart: () => undefined,
      asyncEnd: (facts: object) => begun.get(facts)?.end(),
      error: (facts: object) => begun.get(facts)?.setStatus({ code: SpanStatusCode.ERROR }),
    };
    work.start.bindStore(current, (facts) => {
      const parent = current.getStore();
      const own = begin(facts, parent);
      const span = own && trace.getSpan(own);
      if (span) begun.set(facts, span);
      return own ?? parent;
    });
    work.subscribe(listeners);
    return () => {
      work.start.unbindStore(current);
      work.unsubscribe(listeners);
    };
  }

  function watchRequests(app: FastifyInstance): void {
    const begun = new WeakMap<FastifyRequest, Context>();
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, routeOptions } = request;
      const route = routeOptions.url ?? '';
      const attributes = {
        ...{ 'http.request.method': method, 'http.route': route, 'shop.request_id': request.id },
      };
      const parent = readTraceParent(request.headers.traceparent);
      const span = tracer.startSpan(
        `${method} ${route}`.trim(),
        { kind: SpanKind.SERVER, attributes },
        parent,
      );
      const own = trace.setSpan(parent, span);
      begun.set(request, own);
      current.run(own, done);
    });
    // Reading the body has lost the context.
    app.addHook('preValidation', (request, _reply, done) => current.run(begun.get(request), done));
    app.addHook('onResponse', async (request, reply) => {
      const own = begun.get(request);
      const span = own && trace.getSpan(own);
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  }

  /** Passed on to providers only: buckets and browsers' services have no use for it. */
  function passOn(message: unknown, method: 'addHeader' | 'setHeader'): void {
    const own = current.getStore();
    const span = own?.getValue(isProviderCall) === true ? trace.getSpan(own) : undefined;
    if (!span || typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (typeof request !== 'object' || request === null) return;
    const write: unknown = Reflect.get(request, method);
    if (typeof write === 'function') Reflect.apply(write, request, ['traceparent', writeTraceParent(span)]);
  }
}

function listen(name: string, hear: (message: unknown) => void): () => void {
  subscribe(name, hear);
  return () => void unsubscribe(name, hear);
}

function hasApp(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}
