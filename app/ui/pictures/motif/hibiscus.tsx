const PETALS = [0, 72, 144, 216, 288] as const;

/** The shop's flower, about 100 units wide round its own middle; give it a `transform`. */
export function Hibiscus({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      {PETALS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path
            d="M0 2C-22-8-30-34-15-46-9-51-3-46 0-49 5-46 10-52 17-45 30-32 21-8 0 2Z"
            fill="var(--art-hibiscus)"
          />
          <path d="M0 0C-7-10-9-24-5-36M0 0C6-10 8-22 7-34" fill="none" stroke="var(--art-hibiscus-light)" />
        </g>
      ))}
      <circle r="8" fill="var(--art-aubergine)" />
      <path
        d="M0 0C8-8 18-20 26-38"
        fill="none"
        stroke="var(--art-rose)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path
        d="M18-36h.1M24-44h.1M32-44h.1M34-36h.1M20-27h.1M29-29h.1"
        stroke="var(--art-gold)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  );
}
