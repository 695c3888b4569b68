const write =
  /\b(insert)\s+into\s+"?(\w+)|\b(update)\s+"?(\w+)"?\s+(?:\w+\s+)?set\b|\b(delete)\s+from\s+"?(\w+)/i;

/** A statement's operation and table without its values: 'select orders'. Of several parts, the first one that writes. */
export function statementName(text: string): { operation: string; table: string | undefined } {
  const words = text.replace(/\/\*.*?\*\//g, ' ').trim();
  const [operation, table] = write.exec(words)?.slice(1).filter(Boolean) ?? [];
  if (operation !== undefined) return { operation: operation.toLowerCase(), table };
  const first = /^[a-z]+/i.exec(words)?.[0].toLowerCase() ?? 'statement';
  return { operation: first, table: /\bfrom\s+(?:only\s+)?"?(\w+)"?/i.exec(words)?.[1] };
}
