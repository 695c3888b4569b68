import type { StandingCategory, StandingSubCategory } from '#shared/refusals.ts';
import { inPageLanguage, useLanguage } from '../language.ts';
import { adminMessages } from '../messages/admin-messages.ts';
import { Picture } from '../ui/pictures/picture.tsx';
import { FrenchName } from './french-name.tsx';
import './standing-version.css';

export type Standing = StandingCategory | StandingSubCategory;

/** What somebody else has saved meanwhile, above the form that would replace it. */
export function StandingVersion({ standing }: { standing: Standing }) {
  const language = useLanguage();
  const texts = adminMessages[language];
  return (
    <section className="standing-version" aria-label={texts.savedMeanwhile}>
      <Picture src={standing.image} alt="" fit="cover" sizes="4rem" className="standing-version__picture" />
      <div className="standing-version__words stack gap-1 anywhere">
        <p className="strong">{texts.savedMeanwhile}</p>
        <p>{standing.name}</p>
        <FrenchName name={standing.nameFr} />
        {'categories' in standing && (
          <p>{standing.categories.map((one) => inPageLanguage(language, one.name, one.nameFr)).join(', ')}</p>
        )}
        <p>{texts.saveReplaces}</p>
      </div>
    </section>
  );
}

/** The facts of a refusal because of an old version; undefined for any other failure. */
export function readStanding(code: string, facts: unknown): Standing | undefined {
  if (code !== 'CATEGORY_CHANGED' && code !== 'SUB_CATEGORY_CHANGED') return undefined;
  // The server answers these facts with these codes (shared/refusals.ts).
  return facts as Standing;
}
