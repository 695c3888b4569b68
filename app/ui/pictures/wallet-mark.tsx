import type { WalletId } from '#shared/payment-methods.ts';

/** A tile in the colours by which each mobile-money wallet is known; not a copy of its logo. */
export function WalletMark({ wallet }: { wallet: WalletId }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {wallet === 'mtn_momo' ? (
        <>
          <rect width="24" height="24" rx="6" fill="var(--art-gold)" />
          <ellipse cx="12" cy="12" rx="8" ry="5" fill="none" stroke="var(--art-indigo)" strokeWidth="2.5" />
        </>
      ) : (
        <>
          <rect width="24" height="24" rx="6" fill="var(--art-orange)" />
          <path d="M6 17h12" stroke="var(--art-white)" strokeWidth="3" />
        </>
      )}
    </svg>
  );
}
