import { Hibiscus } from './hibiscus.tsx';
import { Illustration } from './illustration.tsx';

/** The hibiscus has opened: an order or a payment went through. */
export function SuccessBloom() {
  return (
    <Illustration>
      <path d="M98 150C96 124 100 110 104 92" fill="none" stroke="var(--art-leaf)" strokeWidth="6" />
      <path d="M98 136C74 138 60 126 56 110 80 108 96 118 98 136Z" fill="var(--art-leaf)" />
      <path d="M100 128C116 130 136 124 142 108 122 104 104 112 100 128Z" fill="var(--art-leaf-light)" />
      <Hibiscus transform="translate(102 72) scale(0.95)" />
      <circle cx="150" cy="126" r="20" fill="var(--colour-success)" />
      <path
        d="M140 126 148 134 161 118"
        fill="none"
        stroke="var(--art-white)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Illustration>
  );
}
