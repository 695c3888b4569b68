import { Illustration } from './illustration.tsx';

/** A hand mirror that finds nothing: searches and lists without a result. */
export function NoMatch() {
  return (
    <Illustration>
      <path d="M97 108H111L115 150Q115 156 104 156 93 156 93 150Z" fill="var(--art-aubergine)" />
      <circle cx="104" cy="72" r="42" fill="var(--art-aubergine)" />
      <circle cx="104" cy="72" r="32" fill="var(--art-white)" />
      <path
        d="M84 74A22 22 0 0 1 102 52"
        fill="none"
        stroke="var(--art-rose)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle
        cx="104"
        cy="72"
        r="37"
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="2.4"
        strokeDasharray="6 5.6"
      />
      <path d="M104 124 110 133 104 142 98 133Z" fill="var(--art-gold)" />
      <path
        d="M52 60V74M45 67H59M158 94V106M152 100H164"
        stroke="var(--art-hibiscus)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </Illustration>
  );
}
