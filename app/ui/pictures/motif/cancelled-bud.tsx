import { Illustration } from './illustration.tsx';

/** The flower stays closed for now: an order that was cancelled. */
export function CancelledBud() {
  return (
    <Illustration>
      <path
        d="M96 150C94 120 98 96 112 78"
        fill="none"
        stroke="var(--art-leaf)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M96 132C72 134 58 122 54 106 78 104 94 114 96 132Z" fill="var(--art-leaf)" />
      <path d="M99 116C112 124 134 120 142 106 124 98 106 102 99 116Z" fill="var(--art-leaf-light)" />
      <path d="M112 80C98 64 104 38 132 28 142 54 134 76 112 80Z" fill="var(--art-hibiscus)" />
      <path
        d="M113 76C112 62 118 46 130 34M116 76C124 68 130 56 131 44"
        fill="none"
        stroke="var(--art-hibiscus-light)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M104 86C98 76 104 70 110 72 114 66 126 70 124 78 120 88 110 92 104 86Z"
        fill="var(--art-leaf)"
      />
    </Illustration>
  );
}
