import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { shellMessages } from '../../messages/shell-messages.ts';

export function FooterLinks() {
  const texts = useMessages(shellMessages);
  const quickNavigation: FooterLink[] = [
    { to: '/', label: texts.homeLink },
    { to: '/search', label: texts.searchLink },
    { to: '/brands', label: texts.brandsLink },
    { to: '/new-arrival', label: texts.newLink },
    { to: '/offers', label: texts.offers },
    { to: '/clearance', label: texts.clearance },
  ];
  const usefulLinks: FooterLink[] = [
    { to: '/cart', label: texts.payments },
    { to: '/wishlist', label: texts.wishlist },
    { to: '/user', label: texts.myAccount },
    { to: '/dashboard/myorders', label: texts.myOrders },
    { to: '/contact', label: texts.contactLink },
    { to: '/terms', label: texts.terms },
    { to: '/privacy-policy', label: texts.privacyPolicy },
  ];
  return (
    <>
      <FooterList title={texts.quickNavigation} links={quickNavigation} />
      <FooterList title={texts.usefulLinks} links={usefulLinks} />
    </>
  );
}

type FooterLink = { to: string; label: string };

function FooterList({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <nav className="footer__section" aria-label={title}>
      <h2 className="footer__title">{title}</h2>
      <ul className="footer__links">
        {links.map(({ to, label }) => (
          <li key={to}>
            <LocalLink to={to} className="footer__link">
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
