import { nameIn } from '#shared/language.ts';
import type { CurrentCategory, CurrentSubCategory } from '#shared/refusals.ts';
import { useLanguage } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { Picture } from '../ui/pictures/picture.tsx';
import { OtherName } from './other-name.tsx';
import './current-version.css';

export type CurrentNamed = CurrentCategory | CurrentSubCategory;

/** The version that another admin has saved meanwhile, above the form that would replace it. */
export function CurrentVersion({ current }: { current: CurrentNamed }) {
  const language = useLanguage();
  const texts = adminMessages[language];
  return (
    <section className="current-version" aria-label={texts.savedMeanwhile}>
      <Picture src={current.image} alt="" fit="cover" sizes="4rem" className="current-version__picture" />
      <div className="current-version__words stack gap-1 anywhere small">
        <p className="strong">{texts.savedMeanwhile}</p>
        <p>{nameIn(language, current)}</p>
        <OtherName name={current.name} nameFr={current.nameFr} />
        {'categories' in current && (
          <p>{current.categories.map((one) => nameIn(language, one)).join(', ')}</p>
        )}
        <p>{texts.saveReplaces}</p>
      </div>
    </section>
  );
}

/** The current version, from a refusal because of an old version; undefined for any other failure. */
export function readCurrent(code: string, facts: unknown): CurrentNamed | undefined {
  if (code !== 'CATEGORY_CHANGED' && code !== 'SUB_CATEGORY_CHANGED') return undefined;
  // The server sends these facts with these codes (shared/refusals.ts).
  return facts as CurrentNamed;
}
