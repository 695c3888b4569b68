import { useLocation, useNavigate } from 'react-router';
import type { StatementView } from '#shared/contract/statements.ts';
import { moneyPlaceMessages } from '#shared/messages/money-messages.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { statementMessages } from '../../messages/statement-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useAddress, useLoaded, useReloadOnReturn } from '../../state/use-loaded.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { AdminPage } from '../admin-page.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/statements-page';
import { ComparedStatement } from './compared-statement.tsx';
import { daysOf } from './days-of.ts';
import { SendStatement } from './send-statement.tsx';
import { linesOnPage, wantedIn } from './wanted-lines.ts';

export const meta = privateMeta(statementMessages, ({ title }) => title);

export const clientLoader = adminLoader(async ({ query }, options) => {
  const wanted = wantedIn(query);
  const { data: statements } = await api.statements.list({}, options);
  const id = statements.some((known) => known.id === wanted.id) ? wanted.id : statements[0]?.id;
  if (id === undefined) return { statements, compared: undefined };
  return {
    statements,
    compared: await api.statements.compare({ ...wanted, id, limit: linesOnPage }, options),
  };
});

/** The money that providers say they took and gave back, compared with the books of the shop. */
export default function StatementsPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(statementMessages);
  const loaded = useLoaded(loaderData, useLocation().search);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { query } = useAddress();
  useReloadOnReturn();
  return (
    <AdminPage title={texts.title}>
      <div className="stack">
        <p className="muted measure">{texts.intro}</p>
        <SendStatement onEntered={(id) => void navigate(localPath(`/dashboard/statements?id=${id}`))} />
        <LoadedPart loaded={loaded} placeholders={3} isKept>
          {({ statements, compared }) =>
            compared === undefined ? (
              <EmptyState illustration={<NoMatch />} title={texts.emptyTitle} text={texts.emptyText} />
            ) : (
              <div className="stack">
                <ComparedStatement
                  key={compared.statement.id}
                  compared={compared}
                  query={query}
                  onLooked={loaded.reload}
                  onGone={() => navigate(localPath('/dashboard/statements'), { replace: true })}
                />
                <Statements statements={statements} />
              </div>
            )
          }
        </LoadedPart>
      </div>
    </AdminPage>
  );
}

function Statements({ statements }: { statements: readonly StatementView[] }) {
  const language = useLanguage();
  const texts = statementMessages[language];
  return (
    <Card title={texts.listTitle}>
      <ul className="stack gap-2">
        {statements.map((statement) => (
          <li key={statement.id} className="anywhere">
            <LocalLink to={`/dashboard/statements?id=${statement.id}`} className="tap">
              {moneyPlaceMessages[language][statement.provider]} · {daysOf(statement, language)}
            </LocalLink>{' '}
            <span className="muted small">{statement.fileName}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
