import { useLanguage } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { CircleAlert, CircleCheck } from '../ui/pictures/icons.tsx';
import './other-name.css';

/** The name in the language that is not the page's, below that in the page's; and whether something has no French name of its own. */
export function OtherName({ name, nameFr }: { name: string; nameFr: string | null }) {
  const language = useLanguage();
  if (nameFr === null || nameFr === '') {
    return (
      <span className="other-name fine other-name--missing">
        <CircleAlert />
        {adminMessages[language].frenchMissing}
      </span>
    );
  }
  if (language === 'fr' && nameFr === name) return null;
  return (
    <span className="other-name fine">
      {language === 'en' && <CircleCheck />}
      <span lang={language === 'en' ? 'fr' : 'en'}>{language === 'en' ? nameFr : name}</span>
    </span>
  );
}
