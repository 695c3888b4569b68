import { type Context, ROOT_CONTEXT, type Span, TraceFlags, trace } from '@opentelemetry/api';

const shape = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;

/** Reads the header that continues a trace from one program to the next (W3C Trace Context). An invalid header begins a new trace. */
export function readTraceParent(header: string | string[] | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = shape.exec(String(header ?? '')) ?? [];
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

export function writeTraceParent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
