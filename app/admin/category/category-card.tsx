import type { CategoryView } from '#shared/contract/catalogue.ts';
import { nameIn } from '#shared/language.ts';
import { useLanguage } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { OtherName } from '../other-name.tsx';
import './category-card.css';

interface CategoryCardProps {
  category: CategoryView;
  onEdit: () => void;
  onDelete: () => void;
}

export function CategoryCard({ category, onEdit, onDelete }: CategoryCardProps) {
  const language = useLanguage();
  const texts = adminMessages[language];
  const name = nameIn(language, category);
  return (
    <article className="category-card panel" aria-label={name}>
      <div className="category-card__picture">
        <Picture
          src={category.image}
          alt=""
          fit="cover"
          sizes="(min-width: 1024px) 12vw, (min-width: 768px) 22vw, 45vw"
        />
      </div>
      <div className="category-card__words stack gap-1 anywhere">
        <p className="name">{name}</p>
        <OtherName name={category.name} nameFr={category.nameFr} />
      </div>
      <div className="category-card__actions">
        <Button variant="quiet" aria-label={texts.editNamed(name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button variant="quiet" aria-label={texts.deleteNamed(name)} onClick={onDelete}>
          {texts.delete}
        </Button>
      </div>
    </article>
  );
}
