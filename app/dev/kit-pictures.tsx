import { walletIds } from '#shared/payment-methods.ts';
import { useLanguage } from '../language.ts';
import { Button, ButtonLink } from '../ui/buttons/button.tsx';
import { DiscountBadge } from '../ui/labels/discount-badge.tsx';
import { Card } from '../ui/layout/card.tsx';
import { SectionHeading } from '../ui/layout/section-heading.tsx';
import { Banner } from '../ui/pictures/banner.tsx';
import { BannerArt } from '../ui/pictures/banner-art/banner-art.tsx';
import lips from '../ui/pictures/banner-art/lips.webp';
import { Logo } from '../ui/pictures/logo.tsx';
import { BrokenThread } from '../ui/pictures/motif/broken-thread.tsx';
import { CancelledBud } from '../ui/pictures/motif/cancelled-bud.tsx';
import { EmptyCart } from '../ui/pictures/motif/empty-cart.tsx';
import { NoAddress } from '../ui/pictures/motif/no-address.tsx';
import { NoMatch } from '../ui/pictures/motif/no-match.tsx';
import { NoOrders } from '../ui/pictures/motif/no-orders.tsx';
import { Offline } from '../ui/pictures/motif/offline.tsx';
import { SuccessBloom } from '../ui/pictures/motif/success-bloom.tsx';
import { ToghuDivider } from '../ui/pictures/motif/toghu-divider.tsx';
import { SocialMark } from '../ui/pictures/social-mark.tsx';
import { Spinner } from '../ui/pictures/spinner.tsx';
import { Swatches } from '../ui/pictures/swatches.tsx';
import { WalletMark } from '../ui/pictures/wallet-mark.tsx';
import { kitShades, kitWords } from './kit-words.ts';

const grounds = ['aubergine', 'indigo', 'cream'] as const;
const networks = ['facebook', 'instagram', 'tiktok', 'whatsapp', 'youtube'] as const;

/** Everything that is drawn: banners, the shades of a product, marks, and the pictures of empty pages. */
export function KitPictures() {
  const words = kitWords[useLanguage()];
  return (
    <Card title={words.pictures}>
      <SectionHeading level={3} text={words.layoutText} action={<ButtonLink to="/">{words.free}</ButtonLink>}>
        {words.long}
      </SectionHeading>
      {grounds.map((ground) => (
        <Banner
          key={ground}
          ground={ground}
          title={words.long}
          text={words.hidden}
          action={<Button variant="call-to-action">{words.save}</Button>}
          art={<BannerArt src={lips} />}
        />
      ))}
      <Swatches
        label={words.shades}
        soldOutLabel={words.soldOut}
        swatches={kitShades.map((hex, index) => ({
          ...{ id: hex, name: hex, hex, to: `/?shade=${index}` },
          ...{ current: index === 1, soldOut: index === 2 },
        }))}
      />
      <Marks />
      <ToghuDivider />
      <div className="cluster">
        {[BrokenThread, CancelledBud, EmptyCart, NoAddress, NoMatch, NoOrders, Offline, SuccessBloom].map(
          (Drawing) => (
            <Drawing key={Drawing.name} />
          ),
        )}
      </div>
    </Card>
  );
}

function Marks() {
  return (
    <div className="cluster">
      <Logo name="Ndolo Beauty" />
      <DiscountBadge discount={20}>−20 %</DiscountBadge>
      <Spinner />
      {networks.map((network) => (
        <SocialMark key={network} network={network} />
      ))}
      {walletIds.map((wallet) => (
        <span key={wallet} className="icon">
          <WalletMark wallet={wallet} />
        </span>
      ))}
    </div>
  );
}
