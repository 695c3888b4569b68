import { memo, useRef } from 'react';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { shellMessages } from '../../messages/shell-messages.ts';
import { InTurn } from '../../take-over.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Menu } from '../../ui/pictures/icons.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import { AccountControl } from './account-control.tsx';
import { CartButton } from './cart-button.tsx';
import './header.css';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { NAVIGATION_ID } from './navigation-sheet.ts';
import { SearchBar, useQueryText, useSearchRoute } from './search-bar.tsx';
import { SiteNavigation } from './site-navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { useHidesOnScroll } from './use-hides-on-scroll.ts';

/** Hidden on scrolling down and shown on scrolling up. With a query on /search, the search bar is below it. */
export const Header = memo(function Header() {
  const texts = useMessages(shellMessages);
  const { name } = useFacts();
  const { hasQuery } = useSearchRoute();
  const typed = useQueryText();
  const isHidden = useHidesOnScroll();
  const navigationRef = useRef<HTMLElement>(null);
  return (
    <div className={classNames('header-frame', isHidden && 'header-frame--hidden')}>
      <header className="header">
        <TopBar />
        <div className={classNames('header__row container', hasQuery && 'header__row--without-search')}>
          <IconButton
            label={texts.openMenu}
            icon={<Menu />}
            className="header__menu"
            popoverTarget={NAVIGATION_ID}
          />
          <LocalLink to="/" className="header__logo" aria-label={texts.homePage(name)}>
            <Logo name={name} />
          </LocalLink>
          {!hasQuery && (
            <div className="header__search">
              <SearchBar typed={typed} />
            </div>
          )}
          <div className="header__controls">
            <LanguageSwitch />
            <AccountControl />
            <CartButton />
          </div>
        </div>
        <InTurn>
          <SiteNavigation navigationRef={navigationRef} />
        </InTurn>
      </header>
      {hasQuery && (
        <div className="header-frame__search container">
          <SearchBar typed={typed} />
        </div>
      )}
    </div>
  );
});
