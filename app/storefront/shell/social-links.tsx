import { useMessages } from '../../language.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { SocialMark } from '../../ui/pictures/social-mark.tsx';
import './social-links.css';

const networks = ['facebook', 'instagram', 'tiktok', 'whatsapp', 'youtube'] as const;

export function SocialLinks() {
  const texts = useMessages(shellMessages);
  const { social } = useFacts();
  return (
    <ul className="cluster gap-2">
      {networks
        .filter((network) => social[network] !== '')
        .map((network) => (
          <li key={network}>
            <a className="social-links__link" href={social[network]} rel="noopener">
              <SocialMark network={network} />
              <VisuallyHidden>{texts[network]}</VisuallyHidden>
            </a>
          </li>
        ))}
    </ul>
  );
}
