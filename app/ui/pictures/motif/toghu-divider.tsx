import './motif.css';

const LOZENGES = [
  { x: 12, colour: 'var(--art-gold)' },
  { x: 40, colour: 'var(--art-hibiscus)' },
  { x: 68, colour: 'var(--art-leaf)' },
  { x: 96, colour: 'var(--art-hibiscus)' },
  { x: 124, colour: 'var(--art-gold)' },
] as const;

/** A short row of Toghu embroidery between two hairlines: the pause between two sections. */
export function ToghuDivider() {
  return (
    <div className="toghu-divider row gap-4">
      <svg className="toghu-divider__stitches" viewBox="0 0 136 24" fill="none" aria-hidden="true">
        {LOZENGES.map(({ x, colour }) => (
          <g key={x} transform={`translate(${x} 12)`}>
            <path d="M0-10 10 0 0 10-10 0Z" stroke={colour} strokeWidth="2" />
            <path d="M0-4.5 4.5 0 0 4.5-4.5 0Z" fill={colour} />
          </g>
        ))}
        <path
          d="M26 7V17M22 12H30M54 7V17M50 12H58M82 7V17M78 12H86M110 7V17M106 12H114"
          stroke="var(--art-indigo)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}
