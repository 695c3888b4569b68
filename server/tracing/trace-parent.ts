import { type Context, ROOT_CONTEXT, type Span, TraceFlags, trace } from '@opentelemetry/api';

const shape = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;

/** The header by which a trace goes on from one program to the next (W3C Trace Context). What is no such header begins a trace. */
export function readTraceParent(header: string | string[] | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = shape.exec(String(header ?? '')) ?? [];
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

export function writeTraceParent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
