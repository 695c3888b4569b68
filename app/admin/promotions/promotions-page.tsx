import { useState } from 'react';
import type { PromotionView } from '#shared/contract/promotion.ts';
import { useMessages } from '../../language.ts';
import { promotionMessages } from '../../messages/promotion-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useLoaded, useReloadOnReturn } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Plus } from '../../ui/pictures/icons.tsx';
import { AdminPage } from '../admin-page.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/promotions-page';
import { type Edited, PromotionDialog } from './promotion-dialog.tsx';
import { PromotionRow } from './promotion-row.tsx';

export const meta = privateMeta(promotionMessages, ({ title }) => title);

export const clientLoader = adminLoader((_asked, options) => api.promotion.list({}, options));

/** Codes and sales, newest first. */
export default function PromotionsPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(promotionMessages);
  const promotions = useLoaded(loaderData);
  useReloadOnReturn();
  const [edited, setEdited] = useState<Edited>();
  const [toStop, setToStop] = useState<PromotionView>();

  return (
    <AdminPage
      title={texts.title}
      action={
        <Button icon={<Plus />} onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      }
    >
      <p className="admin-page__intro">{texts.intro}</p>
      <LoadedPart loaded={promotions} isKept>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
          ) : (
            <ul className="stack gap-3">
              {data.map((promotion) => (
                <li key={promotion.id}>
                  <PromotionRow
                    promotion={promotion}
                    onChange={() => setEdited(promotion)}
                    onStop={() => setToStop(promotion)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
      <PromotionDialog
        edited={edited}
        brands={promotions.answer?.brands ?? []}
        onClose={() => setEdited(undefined)}
        onSaved={promotions.reload}
      />
      <ConfirmDialog
        open={toStop !== undefined}
        onClose={() => setToStop(undefined)}
        title={texts.stop}
        question={texts.stopQuestion(toStop?.name ?? '')}
        confirmLabel={texts.stop}
        confirm={async () => {
          if (toStop) notify.success((await api.promotion.stop({ id: toStop.id })).message);
          setToStop(undefined);
          await promotions.reload();
        }}
      />
    </AdminPage>
  );
}
