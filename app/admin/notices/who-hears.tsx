import { useState } from 'react';
import { isAllowed } from '#shared/access.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { HearingView, NoticeWays } from '#shared/contract/notice.ts';
import { formatShortMoment } from '#shared/formats/dates.ts';
import { staffRoleMessages } from '#shared/messages/staff-role-messages.ts';
import { type NoticeKind, noticeKindsFor } from '#shared/notices.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { noticePageMessages, shortNoticeKindMessages } from '../../messages/notice-page-messages.ts';
import { api } from '../../state/desk-api.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { useShop } from '../../state/use-shop.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import '../../ui/layout/card-table.css';
import { LoadedPart } from '../loaded-part.tsx';
import { ChooseKindsDialog } from './choose-kinds-dialog.tsx';
import './who-hears.css';

/**
 * Which notices each person of the shop gets, and in which way. An owner chooses for all, and each person turns them on and off for their
 * own phone.
 */
export function WhoHears() {
  const texts = useMessages(noticePageMessages);
  const loaded = useAnswer(fetchWhoHears);
  const mayChoose = useShop(({ user }) => isAllowed('owner', user.details?.staffRole ?? 'USER'));
  const [chosenFor, setChosenFor] = useState<HearingView>();
  return (
    <Card title={texts.whoHears}>
      <LoadedPart loaded={loaded} placeholders={1} isKept>
        {({ data: { people, others, quiet } }) => (
          <div className="stack gap-4">
            <p className="muted">
              {quiet.from === quiet.until ? texts.noQuiet : texts.quiet(quiet.from, quiet.until)}
            </p>
            <table className="card-table who-hears">
              <caption className="visually-hidden">{texts.whoHears}</caption>
              <thead>
                <tr>
                  <th scope="col">{texts.person}</th>
                  <th scope="col">{texts.push}</th>
                  <th scope="col">{texts.mail}</th>
                  <th scope="col">{texts.sms}</th>
                  {mayChoose && (
                    <th scope="col">
                      <span className="visually-hidden">{texts.choose}</span>
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {people.map((person) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    {...(mayChoose ? { onChoose: () => setChosenFor(person) } : {})}
                  />
                ))}
                {others.map(({ contact, ways }) => (
                  <tr key={contact}>
                    <th scope="row" className="anywhere">
                      {contact.startsWith('+') ? formatPhone(contact) : contact}
                      <span className="who-hears__role fine">{texts.fromSettings}</span>
                    </th>
                    <Ways ways={ways} />
                    {mayChoose && <td />}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </LoadedPart>
      <ChooseKindsDialog
        person={chosenFor}
        onClose={() => setChosenFor(undefined)}
        onChosen={loaded.reload}
      />
    </Card>
  );
}

function fetchWhoHears(options: CallOptions) {
  return api.notice.listWhoHears({}, options);
}

type PersonRowProps = { person: HearingView; onChoose?: () => void };

function PersonRow({ person, onChoose }: PersonRowProps) {
  const language = useLanguage();
  const texts = noticePageMessages[language];
  const { name, role, heard, ways, devices, failedAt, lostAt } = person;
  const own = noticeKindsFor(role);
  const without = own.filter((kind) => !heard.includes(kind));
  return (
    <tr>
      <th scope="row" className="anywhere">
        {name}
        <span className="who-hears__role fine">
          {staffRoleMessages[language][role]}
          {devices > 1 && ` · ${texts.devices(devices)}`}
        </span>
        {without.length > 0 && (
          <span className="who-hears__role fine">
            {texts.without(without.map((kind) => shortNoticeKindMessages[language][kind]).join(', '))}
          </span>
        )}
        {lostAt !== null && <Badge tone="danger">{texts.lost(formatShortMoment(lostAt, language))}</Badge>}
        {failedAt !== null && (
          <Badge tone="danger">{texts.notReached(formatShortMoment(failedAt, language))}</Badge>
        )}
      </th>
      <Ways ways={ways} />
      {onChoose && (
        <td className="who-hears__choose">
          {own.length > 0 && (
            <Button variant="outline" aria-label={texts.chooseFor(name)} onClick={onChoose}>
              {texts.choose}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

function Ways({ ways }: { ways: NoticeWays }) {
  const texts = useMessages(noticePageMessages);
  return (
    <>
      <Way name={texts.push} kinds={ways.push} />
      <Way name={texts.mail} kinds={ways.mail} />
      <Way name={texts.sms} kinds={ways.sms} />
    </>
  );
}

/** On a phone there is no room for the titles of columns, so each cell names its way itself. */
function Way({ name, kinds }: { name: string; kinds: readonly NoticeKind[] }) {
  const texts = useMessages(noticePageMessages);
  const names = useMessages(shortNoticeKindMessages);
  return (
    <td>
      <span className="who-hears__way muted" aria-hidden="true">
        {name}
      </span>
      {kinds.length === 0 ? (
        <span className="muted">{texts.nothing}</span>
      ) : (
        <span>{kinds.map((kind) => names[kind]).join(', ')}</span>
      )}
    </td>
  );
}
