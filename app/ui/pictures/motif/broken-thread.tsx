import { Illustration } from './illustration.tsx';

/** A needle whose thread has come off: something went wrong and can be taken up again. */
export function BrokenThread() {
  return (
    <Illustration>
      <path d="M60 56H96V64H60ZM60 122H96V130H60Z" fill="var(--art-shell)" />
      <path d="M64 64H92V122H64Z" fill="var(--art-hibiscus)" />
      <path
        d="M64 72 92 78M64 82 92 88M64 92 92 98M64 102 92 108M64 112 92 118"
        stroke="var(--art-hibiscus-light)"
        strokeWidth="2.6"
      />
      <path
        d="M92 116C112 126 116 104 110 92"
        fill="none"
        stroke="var(--art-hibiscus)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M122 72C128 62 136 58 142 62"
        fill="none"
        stroke="var(--art-hibiscus)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M148 52 122 130" stroke="var(--art-indigo)" strokeWidth="5" strokeLinecap="round" />
      <path d="M146 59 143 67" stroke="var(--art-cream)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M110 76 104 72M116 84 110 86M118 74 116 66"
        stroke="var(--art-gold)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Illustration>
  );
}
