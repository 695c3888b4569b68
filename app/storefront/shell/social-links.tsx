import { useMessages } from '../../language.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { socialMarks } from './social-marks.ts';
import { useFacts } from './use-shell-data.ts';
import './social-links.css';

const networks = ['facebook', 'instagram', 'tiktok', 'whatsapp', 'youtube'] as const;

export function SocialLinks() {
  const texts = useMessages(shellMessages);
  const { social } = useFacts();
  return (
    <ul className="social-links">
      {networks.map((network) => (
        <li key={network}>
          <a className="social-links__link" href={social[network]} rel="noopener">
            <svg className="social-links__mark" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d={socialMarks[network]} />
            </svg>
            <VisuallyHidden>{texts[network]}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
