import type { AuditChange } from '#shared/audit.ts';
import type { AuditEntryView } from '#shared/contract/audit.ts';
import { formatMoment } from '#shared/formats/dates.ts';
import type { Language } from '#shared/language.ts';
import { staffRoleMessages } from '#shared/messages/staff-role-messages.ts';
import { isSettingKey } from '#shared/settings.ts';
import { useLanguage } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import {
  auditActionMessages,
  auditFieldMessages,
  auditKindMessages,
  auditMessages,
} from '../../messages/audit-messages.ts';
import { settingLabels } from '../../messages/setting-messages.ts';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { More } from '../../ui/layout/more.tsx';
import { ArrowRight } from '../../ui/pictures/icons.tsx';
import './audit-entry.css';
import { auditValueText } from './audit-value-text.ts';
import { HeldEntries } from './held-entries.tsx';
import { pageOfSubject } from './page-of-subject.ts';

// A product that is added has a dozen fields, which no one reads in the log.
const SHOWN_AT_ONCE = 4;

/** Who, what and when; then, field by field, the value before and the value since. */
export function AuditEntry({ entry }: { entry: AuditEntryView }) {
  const language = useLanguage();
  const texts = auditMessages[language];
  const { kind, action, subjectName, actorName, actorRole, at, changes } = entry;
  const page = pageOfSubject(entry);
  const name = settingNameOf(entry, language) ?? subjectName ?? texts.deletedAccount;
  return (
    <article
      className="audit-entry panel stack gap-3 anywhere"
      aria-label={`${auditKindMessages[language][kind]} ${name}`}
    >
      <header>
        <h2 className="small-heading strong">
          {auditKindMessages[language][kind]}{' '}
          {page === undefined || subjectName === null ? (
            name
          ) : (
            <LocalLink to={page} className={kind === 'order' ? 'nowrap' : undefined}>
              {name}
            </LocalLink>
          )}
          {' · '}
          <span className="audit-entry__action">{auditActionMessages[language][action]}</span>
        </h2>
        <p className="muted">
          {actorName === '' ? texts.deletedAccount : actorName}
          {actorRole !== null && actorRole !== 'USER' && ` (${staffRoleMessages[language][actorRole]})`} ·{' '}
          <time dateTime={at}>{formatMoment(at, language)}</time>
        </p>
      </header>
      {changes.length > SHOWN_AT_ONCE ? (
        <More summary={texts.fields(changes.length)}>
          <Changes changes={changes} />
        </More>
      ) : (
        changes.length > 0 && <Changes changes={changes} />
      )}
      {entry.holds !== null && <HeldEntries partOf={entry.holds} />}
    </article>
  );
}

/** The name of a setting on the page of settings; the log holds its key. */
function settingNameOf({ kind, subjectId }: AuditEntryView, language: Language): string | undefined {
  return kind === 'setting' && isSettingKey(subjectId) ? settingLabels[language][subjectId] : undefined;
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <dl className="audit-entry__changes stack gap-2">
      {changes.map((change) => (
        <Change key={change.field} change={change} />
      ))}
    </dl>
  );
}

function Change({ change }: { change: AuditChange }) {
  const language = useLanguage();
  const texts = auditMessages[language];
  const before = auditValueText(change.field, change.before, language);
  const after = auditValueText(change.field, change.after, language);
  return (
    <div className="audit-entry__change">
      <dt className="fine">{auditFieldMessages[language][change.field]}</dt>
      <dd>
        {change.before !== null && (
          <>
            <VisuallyHidden>{texts.before} </VisuallyHidden>
            <del className="muted">{before}</del> <ArrowRight className="audit-entry__arrow" />{' '}
          </>
        )}
        <VisuallyHidden>{texts.after} </VisuallyHidden>
        <span className="audit-entry__after">{after === before ? texts.otherPictures : after}</span>
      </dd>
    </div>
  );
}
