import type { SubCategoryView } from '#shared/contract/catalogue.ts';
import { nameIn } from '#shared/language.ts';
import { useLanguage } from '../../language.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { adminSubCategoryMessages } from '../../messages/admin-sub-category-messages.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Pencil, Trash2 } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { OtherName } from '../other-name.tsx';
import type { ViewedPicture } from '../pictures/picture-viewer.tsx';
import '../../ui/layout/card-table.css';
import './sub-category-table.css';

interface SubCategoryTableProps {
  subCategories: readonly SubCategoryView[];
  onView: (picture: ViewedPicture) => void;
  onEdit: (subCategory: SubCategoryView) => void;
  onDelete: (subCategory: SubCategoryView) => void;
}

/** A table where there is room, a card for each row on a phone. */
export function SubCategoryTable({ subCategories, ...presses }: SubCategoryTableProps) {
  const texts = adminSubCategoryMessages[useLanguage()];
  return (
    <table className="card-table sub-category-table">
      <caption className="visually-hidden">{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.serialNumber}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.image}</th>
          <th scope="col">{texts.category}</th>
          <th scope="col">{texts.action}</th>
        </tr>
      </thead>
      <tbody>
        {subCategories.map((subCategory, position) => (
          <SubCategoryRow
            key={subCategory._id}
            serialNumber={position + 1}
            subCategory={subCategory}
            {...presses}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SubCategoryRowProps extends Omit<SubCategoryTableProps, 'subCategories'> {
  serialNumber: number;
  subCategory: SubCategoryView;
}

function SubCategoryRow({ serialNumber, subCategory, onView, onEdit, onDelete }: SubCategoryRowProps) {
  const language = useLanguage();
  const texts = adminMessages[language];
  const { image, category } = subCategory;
  const name = nameIn(language, subCategory);
  return (
    <tr>
      <td className="sub-category-table__number fine">{serialNumber}</td>
      <th scope="row">
        {name}
        <OtherName name={subCategory.name} nameFr={subCategory.nameFr} />
      </th>
      <td className="sub-category-table__image">
        <button
          type="button"
          className="thumb sub-category-table__thumbnail"
          aria-label={texts.showPictureOf(name)}
          onClick={() => onView({ src: image, name })}
        >
          <Picture src={image} alt="" fit="cover" sizes="4rem" />
        </button>
      </td>
      <td className="sub-category-table__categories fine">
        {category.map((one) => nameIn(language, one)).join(', ')}
      </td>
      <td>
        <div className="sub-category-table__action row gap-2">
          <IconButton
            label={texts.editNamed(name)}
            icon={<Pencil />}
            variant="outlined"
            onClick={() => onEdit(subCategory)}
          />
          <IconButton
            label={texts.deleteNamed(name)}
            icon={<Trash2 />}
            variant="outlined"
            onClick={() => onDelete(subCategory)}
          />
        </div>
      </td>
    </tr>
  );
}
