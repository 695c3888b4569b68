import { siFacebook, siInstagram, siTiktok, siWhatsapp, siYoutube } from 'simple-icons';

const MARKS = {
  facebook: siFacebook,
  instagram: siInstagram,
  tiktok: siTiktok,
  whatsapp: siWhatsapp,
  youtube: siYoutube,
} as const;

export type SocialNetwork = keyof typeof MARKS;

/** In the current colour; the link around it carries the name. */
export function SocialMark({ network }: { network: SocialNetwork }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={MARKS[network].path} />
    </svg>
  );
}
