import { Illustration } from './illustration.tsx';

/** A parcel that waits for its first journey. */
export function NoOrders() {
  return (
    <Illustration>
      <path d="M54 74H146V148H54Z" fill="var(--art-sand)" />
      <path d="M54 74 66 56H134L146 74Z" fill="var(--art-shell)" />
      <path d="M90 56H110L112 74H88ZM88 74H112V148H88Z" fill="var(--art-hibiscus)" />
      <path d="M92 80V146M108 80V146" stroke="var(--art-gold)" strokeWidth="2.2" strokeDasharray="5 4" />
      <path
        d="M100 58C86 58 74 48 78 38 82 30 96 38 100 54 104 38 118 30 122 38 126 48 114 58 100 58Z"
        fill="var(--art-hibiscus)"
      />
      <path d="M100 50 106 57 100 64 94 57Z" fill="var(--art-aubergine)" />
      <path d="M62 128H78M62 136H72" stroke="var(--art-shell)" strokeWidth="4" strokeLinecap="round" />
    </Illustration>
  );
}
