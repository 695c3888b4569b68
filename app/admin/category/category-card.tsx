import type { CategoryView } from '#shared/contract/catalogue.ts';
import { Picture } from '../../ui/picture.tsx';
import { FrenchName } from '../french-name.tsx';
import './category-card.css';

export function CategoryCard({ category }: { category: CategoryView }) {
  return (
    <article className="category-card" aria-label={category.name}>
      <div className="category-card__picture">
        <Picture
          src={category.image}
          alt=""
          fit="cover"
          sizes="(min-width: 1024px) 12vw, (min-width: 768px) 22vw, 45vw"
        />
      </div>
      <div className="category-card__words">
        <p className="category-card__name">{category.name}</p>
        <FrenchName name={category.nameFr} />
      </div>
    </article>
  );
}
