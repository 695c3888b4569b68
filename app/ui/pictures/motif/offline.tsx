import { Illustration } from './illustration.tsx';

/** A phone without a network. */
export function Offline() {
  return (
    <Illustration>
      <rect x="68" y="38" width="64" height="114" rx="12" fill="var(--art-aubergine)" />
      <rect x="75" y="50" width="50" height="84" rx="4" fill="var(--art-white)" />
      <path d="M94 143H106" stroke="var(--art-rose)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M82 84A25 25 0 0 1 118 84M89 93A15 15 0 0 1 111 93"
        fill="none"
        stroke="var(--art-indigo)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M100 98 105 104 100 110 95 104Z" fill="var(--art-indigo)" />
      <path d="M82 114 120 72" stroke="var(--art-white)" strokeWidth="10" />
      <path d="M82 114 120 72" stroke="var(--art-hibiscus)" strokeWidth="5" strokeLinecap="round" />
    </Illustration>
  );
}
