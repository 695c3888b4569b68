import type { RefObject } from 'react';
import { memo } from 'react';
import { useMessages } from '../../language.ts';
import { LocalLink, LocalNavLink } from '../../local-link.tsx';
import { shellMessages } from '../../messages/shell-messages.ts';
import { useCatalogue } from '../../shell-data/use-shell-data.ts';
import { useShop } from '../../state/use-shop.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { X } from '../../ui/pictures/icons.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MenuGroup } from './menu-group.tsx';
import { NAVIGATION_ID, NavigationSheet } from './navigation-sheet.ts';
import './site-navigation.css';

/**
 * One navigation for every screen: a row under the header on desktop; on phones a sheet that the Menu button opens by
 * popover, without scripts and before they load.
 */
export const SiteNavigation = memo(function SiteNavigation({
  navigationRef,
}: {
  navigationRef: RefObject<HTMLElement | null>;
}) {
  const texts = useMessages(shellMessages);
  // A new shop may not have a category yet: the menu would unfold to nothing, so it leads to all products instead.
  const { categories } = useCatalogue();
  const hasNoCategory = useShop(({ product }) => product.status === 'ready') && categories.length === 0;
  return (
    <nav
      ref={navigationRef}
      id={NAVIGATION_ID}
      className="site-navigation"
      popover="auto"
      aria-label={texts.mainNavigation}
    >
      <NavigationSheet navigationRef={navigationRef} />
      <div className="site-navigation__head">
        <span className="site-navigation__title">{texts.openMenu}</span>
        <IconButton
          label={texts.closeMenu}
          icon={<X />}
          popoverTarget={NAVIGATION_ID}
          popoverTargetAction="hide"
        />
      </div>
      <ul className="site-navigation__list container">
        <li>
          <LocalNavLink to="/" end className="site-navigation__link">
            {texts.home}
          </LocalNavLink>
        </li>
        <li className="site-navigation__group">
          {hasNoCategory ? (
            <LocalNavLink to="/search" className="site-navigation__link">
              {texts.shopAll}
            </LocalNavLink>
          ) : (
            <MenuGroup label={texts.shopAll} wide>
              <MegaMenu />
            </MenuGroup>
          )}
        </li>
        <li>
          <LocalNavLink to="/brands" className="site-navigation__link">
            {texts.brands}
          </LocalNavLink>
        </li>
        <li>
          <LocalNavLink to="/new-arrival" className="site-navigation__link">
            {texts.newAndHot}
          </LocalNavLink>
        </li>
        <li>
          <LocalNavLink to="/contact" className="site-navigation__link">
            {texts.contactUs}
          </LocalNavLink>
        </li>
        <li className="site-navigation__group site-navigation__group--last">
          <MenuGroup label={texts.salesAndOffers}>
            <ul className="site-navigation__short-list">
              <li>
                <LocalLink to="/offers" className="site-navigation__sub-link">
                  {texts.offers}
                </LocalLink>
              </li>
              <li>
                <LocalLink to="/clearance" className="site-navigation__sub-link">
                  {texts.clearance}
                </LocalLink>
              </li>
            </ul>
          </MenuGroup>
        </li>
      </ul>
    </nav>
  );
});
