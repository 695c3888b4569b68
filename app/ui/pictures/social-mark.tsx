import marks from './social-marks.svg';

export type SocialNetwork = 'facebook' | 'instagram' | 'tiktok' | 'whatsapp' | 'youtube';

/** A network's mark in the current colour; the link around it carries the name. */
export function SocialMark({ network }: { network: SocialNetwork }) {
  return (
    <svg className="icon" fill="currentColor" aria-hidden="true">
      <use href={`${marks}#${network}`} />
    </svg>
  );
}
