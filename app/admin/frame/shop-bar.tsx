import type { StaffRole } from '#shared/access.ts';
import { useShop } from '../../state/use-shop.ts';
import { classNames } from '../../ui/class-names.ts';
import { QuickBar } from './quick-bar.tsx';
import './shop-bar.css';
import { useMenuCounts } from './use-menu-counts.ts';

/** The bar of the office on the shop's own first page: one tap to the orders, the products and the cash, with how much waits there. */
export function ShopBar({ role }: { role: StaffRole }) {
  const counts = useMenuCounts(role);
  const hasCart = useShop(({ cartItem }) => cartItem.cart.length > 0);
  return (
    <div className={classNames('shop-bar', hasCart && 'shop-bar--above-cart')}>
      <QuickBar role={role} counts={counts} />
    </div>
  );
}
