import { Illustration } from './illustration.tsx';

/** A market basket with nothing in it yet. */
export function EmptyCart() {
  return (
    <Illustration>
      <path
        d="M70 84C70 44 130 44 130 84"
        fill="none"
        stroke="var(--art-shell)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M52 82H148L138 138Q136 144 130 144H70Q64 144 62 138Z" fill="var(--art-sand)" />
      <path
        d="M56 100H145M59 116H141M62 132H139M78 82 82 144M100 82V144M122 82 118 144"
        stroke="var(--art-shell)"
        strokeWidth="2.4"
      />
      <path
        d="M48 76Q48 72 52 72H148Q152 72 152 76V86Q152 90 148 90H52Q48 90 48 86Z"
        fill="var(--art-hibiscus)"
      />
      <path d="M56 81H146" stroke="var(--art-gold)" strokeWidth="3" strokeDasharray="6 5" />
    </Illustration>
  );
}
