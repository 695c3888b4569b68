import type { CategoryView } from '#shared/contract/catalogue.ts';
import { useMessages } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { FrenchName } from '../french-name.tsx';
import './category-card.css';

interface CategoryCardProps {
  category: CategoryView;
  onEdit: () => void;
  onDelete: () => void;
}

export function CategoryCard({ category, onEdit, onDelete }: CategoryCardProps) {
  const texts = useMessages(adminMessages);
  return (
    <article className="category-card panel" aria-label={category.name}>
      <div className="category-card__picture">
        <Picture
          src={category.image}
          alt=""
          fit="cover"
          sizes="(min-width: 1024px) 12vw, (min-width: 768px) 22vw, 45vw"
        />
      </div>
      <div className="category-card__words stack gap-1 anywhere">
        <p className="name">{category.name}</p>
        <FrenchName name={category.nameFr} />
      </div>
      <div className="category-card__actions">
        <Button variant="quiet" aria-label={texts.editNamed(category.name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button variant="quiet" aria-label={texts.deleteNamed(category.name)} onClick={onDelete}>
          {texts.delete}
        </Button>
      </div>
    </article>
  );
}
