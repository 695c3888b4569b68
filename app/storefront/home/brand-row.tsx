import { brandPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { homeMessages } from '../../messages/home-messages.ts';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import './scroll-strip.css';
import type { HomeBlockData } from './load-home.ts';

type BrandRowProps = { title: string | undefined; brands: NonNullable<HomeBlockData['brands']> };

/** The brands side by side; more of them are on their own page. */
export function BrandRow({ title, brands }: BrandRowProps) {
  const texts = useMessages(homeMessages);
  return (
    <section className="container stack" aria-labelledby="brands-title">
      <SectionHeading
        id="brands-title"
        action={
          <LocalLink to="/brands" className="scroll-strip__see-all tap">
            {texts.seeAllBrands}
          </LocalLink>
        }
      >
        {title ?? texts.brands}
      </SectionHeading>
      <ul className="scroll-strip__list">
        {brands.map(({ name, logo }) => (
          <li key={name} className="scroll-strip__item">
            <LocalLink to={brandPath(name)} className="row panel note">
              {logo !== null && (
                <Picture src={logo} alt="" fit="cover" sizes="4rem" widths={[160, 480]} className="thumb" />
              )}
              <span className="name">{name}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
