import { Illustration } from './illustration.tsx';

/** A house of the quartier and the pin that is still to be put on it. */
export function NoAddress() {
  return (
    <Illustration>
      <path d="M44 100H112V150H44Z" fill="var(--art-sand)" />
      <path d="M34 102 78 66 122 102Z" fill="var(--art-orange)" />
      <path d="M70 120H88V150H70Z" fill="var(--art-aubergine)" />
      <path d="M50 112H62V124H50ZM96 112H106V124H96Z" fill="var(--art-indigo-light)" />
      <path
        d="M142 142C132 118 118 108 118 90A24 24 0 0 1 166 90C166 108 152 118 142 142Z"
        fill="var(--art-hibiscus)"
      />
      <path d="M142 78 153 90 142 102 131 90Z" fill="var(--art-white)" />
      <path d="M142 85 147 90 142 95 137 90Z" fill="var(--art-gold)" />
    </Illustration>
  );
}
