import { useState } from 'react';
import { nameOfRegion } from '#shared/cameroon-places.ts';
import type { ZoneView } from '#shared/contract/delivery.ts';
import { deliveryDaysMessages } from '#shared/messages/delivery-days-messages.ts';
import { formatFrancs, francs } from '#shared/money.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminZoneMessages } from '../../messages/admin-zone-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useAction } from '../../state/use-action.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { MapPin } from '../../ui/pictures/icons.tsx';
import { AdminPage } from '../admin-page.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/zones-page';
import { starterZones } from './starter-zones.ts';
import { ZoneDialog } from './zone-dialog.tsx';

export const meta = privateMeta(adminZoneMessages, ({ title }) => title);

export const clientLoader = adminLoader((_asked, options) => api.delivery.getZones({}, options));

const newZone: ZoneView = {
  ...{ id: '', region: '', city: '', quarter: '', fee: francs(1000), freeFrom: null },
  ...{ daysFrom: 1, daysTo: 2, beforeHour: null, lastOrderHour: null, takesCash: true, isActive: true },
};

/** The delivery zones: where, for how much and in how long; the first one is what every page shows. */
export default function ZonesPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminZoneMessages);
  const loaded = useLoaded(loaderData);
  const [edited, setEdited] = useState<ZoneView>();
  const zones = loaded.answer?.data ?? [];
  const save = async (wanted: readonly ZoneView[]) => {
    const saved = await api.delivery.saveZones({
      seenVersion: loaded.answer?.version ?? '',
      zones: [...wanted],
    });
    await loaded.reload();
    return saved;
  };
  return (
    <AdminPage
      title={texts.title}
      action={
        <Button icon={<MapPin />} disabled={!loaded.answer} onClick={() => setEdited(newZone)}>
          {texts.add}
        </Button>
      }
    >
      <p className="admin-page__intro">{texts.intro}</p>
      <p className="muted">
        {texts.others} <LocalLink to="/dashboard/settings#promises">{texts.toSettings}</LocalLink>
      </p>
      <LoadedPart loaded={loaded} isKept>
        {({ data }) => <Zones zones={data} save={save} onEdit={setEdited} />}
      </LoadedPart>
      <ZoneDialog
        zone={edited}
        onClose={() => setEdited(undefined)}
        save={(zone) =>
          save(
            zone.id === '' ? [...zones, zone] : zones.map((known) => (known.id === zone.id ? zone : known)),
          )
        }
      />
    </AdminPage>
  );
}

type ZonesProps = {
  zones: readonly ZoneView[];
  save: (zones: readonly ZoneView[]) => Promise<{ message: string }>;
  onEdit: (zone: ZoneView) => void;
};

function Zones({ zones, save, onEdit }: ZonesProps) {
  const language = useLanguage();
  const texts = adminZoneMessages[language];
  const { act, isBusy } = useAction();
  const send = (wanted: readonly ZoneView[]) => void act(() => save(wanted));
  const replace = (changed: ZoneView) =>
    send(zones.map((known) => (known.id === changed.id ? changed : known)));
  const isOff = zones.every(({ isActive }) => !isActive);
  if (zones.length === 0) {
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <Button busy={isBusy} onClick={() => send(starterZones)}>
            {texts.starter}
          </Button>
        }
      />
    );
  }
  return (
    <div className="stack gap-4">
      <div className="cluster gap-3">
        <Button
          variant="outline"
          busy={isBusy}
          onClick={() => send(zones.map((zone) => ({ ...zone, isActive: isOff })))}
        >
          {isOff ? texts.allOn : texts.allOff}
        </Button>
        {isOff && <p className="muted">{texts.stillFree}</p>}
      </div>
      <ul className="stack gap-3" aria-label={texts.title}>
        {zones.map((zone, index) => {
          const name = nameOf(zone, texts, language);
          return (
            <li key={zone.id}>
              <AdminRow
                label={name}
                title={
                  <>
                    {name} {!zone.isActive && <Badge>{texts.off}</Badge>}
                  </>
                }
                words={<Terms zone={zone} />}
                actions={
                  <>
                    <Button variant="outline" onClick={() => onEdit(zone)} aria-label={texts.editNamed(name)}>
                      {texts.edit}
                    </Button>
                    <Button
                      variant="outline"
                      disabled={isBusy}
                      aria-label={`${zone.isActive ? texts.turnOff : texts.turnOn}: ${name}`}
                      onClick={() => replace({ ...zone, isActive: !zone.isActive })}
                    >
                      {zone.isActive ? texts.turnOff : texts.turnOn}
                    </Button>
                    <Button
                      variant="quiet"
                      disabled={isBusy || index === 0}
                      aria-label={texts.upNamed(name)}
                      onClick={() => send(movedUp(zones, index))}
                    >
                      {texts.up}
                    </Button>
                    <Button
                      variant="quiet"
                      disabled={isBusy}
                      aria-label={texts.deleteNamed(name)}
                      onClick={() => send(zones.filter(({ id }) => id !== zone.id))}
                    >
                      {texts.delete}
                    </Button>
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Terms({ zone }: { zone: ZoneView }) {
  const language = useLanguage();
  const texts = adminZoneMessages[language];
  const { fee, freeFrom, daysFrom, daysTo, beforeHour, takesCash } = zone;
  const days = deliveryDaysMessages[language].inDays(daysFrom, daysTo);
  return (
    <p className="muted">
      {[
        fee === 0 ? texts.free : formatFrancs(fee),
        ...(freeFrom === null ? [] : [texts.freeFromAmount(formatFrancs(freeFrom))]),
        beforeHour === null ? days : `${days} ${texts.before(beforeHour)}`,
        takesCash ? texts.cash : texts.noCash,
      ].join(' · ')}
    </p>
  );
}

function movedUp(zones: readonly ZoneView[], index: number): ZoneView[] {
  const moved = [...zones];
  const [zone] = moved.splice(index, 1);
  if (zone) moved.splice(index - 1, 0, zone);
  return moved;
}

function nameOf(
  { region, city, quarter }: ZoneView,
  texts: (typeof adminZoneMessages)['en'],
  language: 'en' | 'fr',
) {
  if (city !== '') return [city, quarter].filter(Boolean).join(', ');
  return region === '' ? texts.everywhere : texts.regionNamed(nameOfRegion(region, language));
}
